/** A fault that a test must notice: one text of one file, replaced by another. */
export interface Fault {
  /** What is wrong then, as a sentence. */
  readonly what: string
  readonly file: string
  /** Found exactly once in the file. */
  readonly text: string
  readonly instead: string
  /** Files of tests, one of which must fail. */
  readonly tests: readonly string[]
}

/** The file with the fault in it. Throws where its text is not found exactly once: then the table is out of date. */
export function planted(source: string, { file, text, instead }: Fault): string {
  const parts = source.split(text)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${text}`)
  return parts.join(instead)
}
