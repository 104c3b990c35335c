/**
 * The bundler keeps three lines of its own in a file that every other file waits for. Each file says them itself
 * instead: a hundred bytes that pack to nothing, against a request of every first visit.
 */
import type { Plugin, Rolldown } from "vite";

export function spokenRuntime(): Plugin {
  return {
    name: "guildhall-spoken-runtime",
    enforce: "post",
    apply: "build",
    // After the page and the lists of files were written.
    generateBundle: { order: "post", handler: (_options, bundle) => speakRuntime(bundle) },
  };
}

function speakRuntime(bundle: Rolldown.OutputBundle): void {
  const runtime = Object.values(bundle).find(({ name }) => name === "rolldown-runtime");
  const hall = Object.values(bundle).find((one) => one.type === "chunk" && one.name === "hall");
  if (runtime?.type !== "chunk" || hall === undefined) return;
  const { fileName, code } = runtime;
  const [said = "", exported] = code.trim().split("export{");
  if (exported === undefined) throw new Error("the bundler's own lines read otherwise");
  const given = pairs(exported.split("}")[0] ?? "").map(([inner, outer]) => `${outer}:${inner}`);
  delete bundle[fileName];
  for (const file of Object.values(bundle))
    if (file.type === "asset") file.source = withoutLine(file.source, fileName);
    else file.code = speaking(file.code, fileName, `(()=>{${said}return{${given.join()}}})()`);
  // Lists of what to send for ahead name it too.
  for (const file of Object.values(bundle))
    if (file.type === "chunk") file.code = file.code.replaceAll(fileName, hall.fileName);
}

/** `import{t as e}from"./runtime.js";` becomes `const{t:e}=…;`. */
function speaking(code: string, file: string, lines: string): string {
  const end = `}from"./${file.replace("assets/", "")}";`;
  const until = code.indexOf(end);
  if (until === -1) return code;
  const from = code.lastIndexOf("import{", until);
  const names = pairs(code.slice(from + "import{".length, until)).map((pair) => pair.join(":"));
  return `${code.slice(0, from)}const{${names.join()}}=${lines};${code.slice(until + end.length)}`;
}

/** `t as e,n` in twos: `t` and `e`, `n` and `n`. */
function pairs(names: string): readonly (readonly [inner: string, outer: string])[] {
  return names.split(",").map((one) => {
    const [inner = "", outer = inner] = one.trim().split(" as ");
    return [inner, outer];
  });
}

function withoutLine(source: string | Uint8Array, file: string): string | Uint8Array {
  if (typeof source !== "string" || !source.includes(file)) return source;
  return source
    .split("\n")
    .filter((line) => !line.includes(file))
    .join("\n");
}
