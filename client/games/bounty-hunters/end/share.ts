/** A drawing becomes a picture file, in the browser and without a server. */
import fontUrl from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";

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

export async function savePicture(
  { width, height, drawing }: Picture,
  name: string,
): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${await fontFace()}${drawing}</svg>`;
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob) download(blob, name);
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
