/** `npm run agents -- <what> …`: a brand's agents, while the platform runs. */
import { parseArgs } from 'node:util'
import { orTell } from '../operate/or-tell.ts'
import { figures } from './figures.ts'
import { pay } from './pay/pay.ts'
import { tree } from './tree.ts'
import type { Wing } from './wing.ts'

const wings: readonly Wing[] = [tree, figures, pay]

const usage = ['npm run agents -- <what> MERCHANT …', ...wings.map((wing) => wing.usage)].join('\n')
const text = { type: 'string' } as const

await orTell(async () => {
  const options = { by: text, why: text, application: text }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [what = '', merchant = '', ...words] = positionals
  const wing = wings.find(({ lengths }) => Object.hasOwn(lengths, what))
  const [least, most] = wing?.lengths[what] ?? [0, 0]
  if (!wing || !merchant || words.length < least || words.length > most) throw new Error(usage)
  const desk = await wing.open(merchant)
  try {
    for (const line of await desk.answer(what, words, values)) console.log(line)
  } finally {
    await desk.close()
  }
})
