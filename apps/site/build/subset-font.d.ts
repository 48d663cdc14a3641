declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Keeps a stretch of each axis of a variable face. */
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>
  }
  /** Bytes of a face with the letters of `text` alone. */
  export default function subset(face: Uint8Array, text: string, options?: Options): Promise<Uint8Array>
}
