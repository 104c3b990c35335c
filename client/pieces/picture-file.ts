/** A drawing becomes a picture file, in the browser and without a server. */
import fontUrl from "letters/barlow-condensed-600.woff2?url";

/** An image cannot use the page's fonts: the face travels inside the drawing. */
async function fontFace(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(fontUrl)).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `<style>@font-face{font-family:"Barlow Condensed";src:url(data:font/woff2;base64,${btoa(binary)})}text{font-family:"Barlow Condensed","Arial Narrow",sans-serif;font-weight:600}</style>`;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** Does this device hand a file to the people one knows? On plain http it does not. */
export function canShareFiles(): boolean {
  const { canShare } = navigator as { readonly canShare?: unknown };
  if (typeof canShare !== "function" || !matchMedia("(pointer: coarse)").matches) return false;
  return navigator.canShare({ files: [new File([], "x.png", { type: "image/png" })] });
}

/** To the system's share sheet where there is one, else to the downloads. */
export async function sharePictureFile(picture: Picture, name: string): Promise<void> {
  const blob = await pictureOf(picture);
  if (blob === null) return;
  if (!canShareFiles()) return download(blob, name);
  const files = [new File([blob], name, { type: "image/png" })];
  // Whoever closes the sheet has changed their mind; whoever has none after all gets the file.
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) download(blob, name);
  });
}

async function pictureOf({ width, height, drawing }: Picture): Promise<Blob | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${await fontFace()}${drawing}</svg>`;
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
