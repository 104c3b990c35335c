/** Pictures of every screen: three sizes, three languages, two lights. The README's come from here. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { device, openBrowser, openHouse, type Size, type Wish } from './browser.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/screenshots' },
    only: { type: 'string' },
    size: { type: 'string' },
    language: { type: 'string' },
    theme: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help === true) {
  console.log('node tools/screenshots.ts [--out FOLDER] [--only lobby,table] [--size phone] [--language fr] [--theme light]');
  process.exit(0);
}

const sizeNames: readonly Size[] = ['phone', 'tablet', 'desktop'];
const languages = ['en', 'fr', 'es'] as const;
const themes = ['dark', 'light'] as const;

/** Each scene brings a fresh page to what should be seen. */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: async (page) => {
    await page.goto('/');
    await page.locator('.game-plate').first().waitFor();
  },
  create: async (page) => {
    await page.goto('/');
    await page.locator('.game-plate .button:not(.lamp)').first().click();
    await page.locator('dialog .segments').first().waitFor();
  },
  gathering: async (page) => {
    await page.goto('/');
    await page.locator('.game-plate .button:not(.lamp)').first().click();
    await page.locator('dialog .segments').first().waitFor();
    await page.locator('dialog .button.lamp').click();
    await page.locator('.seat-list').waitFor();
    await page.locator('img.qr').waitFor();
  },
  table: async (page) => {
    await page.goto('/');
    await page.locator('.game-plate .button.lamp').first().click();
    await page.locator('.board-area > *').first().waitFor();
    await page.waitForTimeout(1500);
  },
  /** A bot plays for me until there is something to see. */
  game: async (page) => {
    await scenes['table']?.(page);
    const standIn = async (): Promise<void> => {
      await page.locator('.table-tools .button').last().click();
      await page.locator('dialog .button.wide').first().click();
    };
    await standIn();
    await page.locator('.bh-where', { hasText: /\b9(?!\d)/ }).waitFor({ timeout: 60_000 });
    await standIn();
    await page.waitForTimeout(4000);
  },
  result: async (page) => {
    await scenes['table']?.(page);
    await page.locator('.table-tools .button').last().click();
    await page.locator('dialog .button.wide').first().click();
    await page.locator('.result h1').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(4000);
  },
  verified: async (page) => {
    await scenes['result']?.(page);
    await page.locator('.verify-badge').click();
    await page.locator('.verdict .good').waitFor();
  },
  replay: async (page) => {
    await scenes['result']?.(page);
    await page.locator('.result-doors .button').nth(1).click();
    await page.locator('.replay-bar input').fill('60');
  },
  chat: async (page) => {
    await scenes['gathering']?.(page);
    const bots = page.locator('.seat-doors .button:not(.quiet)');
    while ((await bots.count()) > 0) await bots.first().click().then(() => page.waitForTimeout(150));
    await page.locator('.gathering .button.lamp').click();
    await page.locator('.table-tools .button').nth(1).click();
    await page.locator('.quick-phrases .button').nth(1).click();
  },
  ledger: async (page) => {
    await page.goto('/');
    await page.locator('.game-plate .button.lamp').nth(1).click();
    await page.locator('.board-area > *').first().waitFor();
  },
  log: async (page) => {
    await scenes['table']?.(page);
    if (await page.locator('.side-panel').isHidden()) await page.locator('.table-tools .button').first().click();
  },
  rules: async (page) => {
    await page.goto('/');
    await page.locator('.facts a').first().click();
    await page.locator('.rules dt').first().waitFor();
  },
  gallery: async (page) => {
    await page.goto('/gallery/bounty-hunters');
    await page.locator('main svg').nth(3).waitFor();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await page.locator('.segments').first().waitFor();
  },
  verify: async (page) => {
    await page.goto('/verify');
    await page.locator('input[type=file]').waitFor();
  },
};

const wanted = (values.only?.split(',') ?? Object.keys(scenes)).flatMap((name) => {
  const scene = scenes[name];
  return scene ? [{ name, scene }] : [];
});
const chosen = <T extends string>(list: readonly T[], one: string | undefined): readonly T[] => (one === undefined ? list : list.filter((name) => one.split(',').includes(name)));

mkdirSync(values.out, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const size of chosen(sizeNames, values.size)) {
    for (const language of chosen(languages, values.language)) {
      for (const theme of chosen(themes, values.theme)) await takeAll({ size, language, theme, name: 'Ginny' });
    }
  }
} finally {
  await browser.close();
  await house.close();
}

async function takeAll(wish: Wish): Promise<void> {
  for (const { name, scene } of wanted) {
    const context = await device(browser, house.url, wish);
    context.setDefaultTimeout(8000);
    const page = await context.newPage();
    page.on('pageerror', (trouble) => console.error(`${name}: ${trouble.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${name}: ${message.text()}`);
    });
    const file = join(values.out, `${name}-${wish.size}-${wish.language}-${wish.theme}.png`);
    await scene(page).catch((trouble: unknown) => console.error(`${file}: ${String(trouble).split('\n')[0]}`));
    await page.waitForTimeout(350);
    await page.screenshot({ path: file });
    await context.close();
  }
}
