/** The words of an operator's command: what is asked for, who asks and why. */
import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const options = { by: text, why: text, until: text, help: { type: 'boolean', short: 'h' } } as const

/** A command given wrongly: what is wrong, then how it is written. */
export const unclear = (usage: string, problem = ''): Error =>
  new Error(problem ? `${problem}\n${usage}` : usage)

/**
 * The command line, of one word at least. Prints the usage for --help and ends there.
 * @throws Error with the usage for an option that there is not
 */
export function wordsOf(usage: string) {
  const { values, positionals } = read(usage)
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  return { words: positionals, by: values.by?.trim(), why: values.why?.trim(), until: values.until }
}

function read(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw unclear(usage, `${problem}.`)
  }
}
