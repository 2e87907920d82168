declare module 'subset-font' {
  interface Range {
    min: number;
    max: number;
    default?: number;
  }
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | Range>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
