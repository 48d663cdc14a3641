/** The command of a desk that an operator sits down at for one brand: `<what> MERCHANT …`, one answer, and up again. */
import { parseArgs } from 'node:util'
import type { Running } from './hands.ts'
import { orTell } from './or-tell.ts'
import { databaseUrl, platformSecret } from './running.ts'

export type Said<Option extends string = never> = {
  readonly [O in Option | 'by' | 'why']?: string | undefined
}

interface BrandDesk<Desk, Option extends string> {
  readonly usage: string
  /** Of each command, how many words may stand behind the merchant. */
  readonly lengths: Readonly<Record<string, readonly number[]>>
  /** Beside --by and --why. */
  readonly options?: readonly Option[]
  open(running: Running, merchant: string): Promise<Desk>
  answer(desk: Desk, what: string, words: readonly string[], said: Said<Option>): Promise<readonly string[]>
}

export const runDesk = <Desk extends { close(): Promise<void> }, Option extends string = never>({
  usage,
  lengths,
  options = [],
  open,
  answer,
}: BrandDesk<Desk, Option>): Promise<void> =>
  orTell(async () => {
    const names = ['by', 'why', ...options]
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    })
    const [what = '', merchant = '', ...words] = positionals
    const isKnown = Object.hasOwn(lengths, what) && lengths[what]?.includes(words.length)
    if (!isKnown || !merchant) throw new Error(usage)
    const desk = await open({ databaseUrl: databaseUrl(), secret: platformSecret() }, merchant)
    try {
      for (const line of await answer(desk, what, words, values as Said<Option>)) console.log(line)
    } finally {
      await desk.close()
    }
  })

/** Whoever changes anything says both. */
export function signature({ by = '', why = '' }: Said): { readonly by: string; readonly why: string } {
  if (!by.trim() || why.trim().length < 3)
    throw new Error('Say who you are and why: --by and --why are kept.')
  return { by: by.trim(), why: why.trim() }
}
