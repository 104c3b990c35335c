/** Pictures of every screen: three sizes, three languages, two lights. The README's come from here. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "#table/talk/languages.ts";
import { device, openBrowser, type Size, type Wish } from "../browser/browser.ts";
import { openHouse } from "../browser/house.ts";
import { scenes } from "./scenes.ts";
import { drawStrip } from "./strip.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "data/screenshots" },
    only: { type: "string" },
    size: { type: "string" },
    language: { type: "string" },
    theme: { type: "string" },
    readme: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});

if (values.help === true) {
  console.log(
    "node tools/pictures/screenshots.ts [--out FOLDER] [--only lobby,table] [--size phone] [--language fr] [--theme light]\nnode tools/pictures/screenshots.ts --readme [--only hall,lobby]   draws docs/pictures: hall, outer-rim, outer-rim-fight, lobby",
  );
  process.exit(0);
}

const sizeNames: readonly Size[] = ["phone", "tablet", "desktop"];
const themes = ["dark", "light"] as const;

const wanted = (values.only?.split(",") ?? Object.keys(scenes)).flatMap((name) => {
  const scene = scenes[name];
  return scene ? [{ name, scene }] : [];
});
const chosen = <T extends string>(list: readonly T[], one: string | undefined): readonly T[] =>
  one === undefined ? list : list.filter((name) => one.split(",").includes(name));

if (!values.readme) mkdirSync(values.out, { recursive: true });
const house = await openHouse();
const browser = await openBrowser("whole");
try {
  if (values.readme) await drawReadme();
  else
    for (const size of chosen(sizeNames, values.size)) {
      for (const language of chosen(languages, values.language)) {
        for (const theme of chosen(themes, values.theme))
          await takeAll({ size, language, theme, name: "Ginny" });
      }
    }
} finally {
  await browser.close();
  await house.close();
}

/** The README's pictures: two tables, each on a desktop and on a phone, side by side, the lobby, and a fight. */
async function drawReadme(): Promise<void> {
  const folder = "docs/pictures";
  mkdirSync(folder, { recursive: true });
  const drawn: Readonly<Record<string, (path: string) => Promise<void>>> = {
    hall: (path) => drawPair("game", "game", path),
    "outer-rim": (path) => drawPair("rim", "flight", path),
    lobby: async (path) => writeFileSync(path, await shoot("lobby", "desktop")),
    "outer-rim-fight": (path) => drawStrip(browser, house.url, path),
  };
  for (const name of values.only?.split(",") ?? Object.keys(drawn))
    await drawn[name]?.(`${folder}/${name}.png`);
}

async function shoot(name: string, size: Size): Promise<Buffer> {
  const look = { language: "en", theme: "dark", name: "Ginny" } as const;
  const context = await device(browser, house.url, { ...look, size });
  const page = await context.newPage();
  // On a slow first visit a page stays with the letters it began with: these are here before the scene.
  await page.goto("/");
  await page.waitForFunction(() => {
    const known = [...document.fonts].map(({ status }) => status);
    return known.includes("loaded") && !known.includes("loading");
  });
  await scenes[name]?.(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function drawPair(large: string, small: string, path: string): Promise<void> {
  const [desktop, phone] = [await shoot(large, "desktop"), await shoot(small, "phone")];
  const src = (picture: Buffer): string => `data:image/png;base64,${picture.toString("base64")}`;
  const page = await browser.newPage({ viewport: { width: 1600, height: 860 } });
  await page.setContent(`<body style="margin:0;background:#0c0e12;display:flex;gap:28px;align-items:center;justify-content:center;height:860px">
    <img src="${src(desktop)}" style="width:1180px;border:1px solid #3b434f"><img src="${src(phone)}" style="height:800px;border:1px solid #3b434f"></body>`);
  await page.screenshot({ path });
  await page.close();
}

async function takeAll(wish: Wish): Promise<void> {
  for (const { name, scene } of wanted) {
    const context = await device(browser, house.url, wish);
    context.setDefaultTimeout(8000);
    const page = await context.newPage();
    page.on("pageerror", (trouble) => console.error(`${name}: ${trouble.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") console.error(`${name}: ${message.text()}`);
    });
    const file = join(values.out, `${name}-${wish.size}-${wish.language}-${wish.theme}.png`);
    await scene(page).catch((trouble: unknown) =>
      console.error(`${file}: ${String(trouble).split("\n")[0]}`),
    );
    await page.waitForTimeout(350);
    await page.screenshot({ path: file });
    await context.close();
  }
}
