declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly noHinting?: boolean;
    /** OpenType features to keep; all of them unless told. */
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
