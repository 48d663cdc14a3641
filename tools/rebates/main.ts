/** `npm run rebates -- <what> …`: what bets bring back in a brand, while the platform runs. */
import { parseArgs } from 'node:util'
import { orTell } from '../operate/or-tell.ts'
import { databaseUrl, platformSecret } from '../operate/running.ts'
import { answer, lengths, usage } from './answer.ts'
import { openDesk } from './desk.ts'

const text = { type: 'string' } as const

await orTell(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: text, why: text } })
  const [what = '', merchant = '', ...words] = positionals
  const isKnown = Object.hasOwn(lengths, what) && words.length === lengths[what]
  if (!isKnown || !merchant) throw new Error(usage)
  const desk = await openDesk({ databaseUrl: databaseUrl(), secret: platformSecret() }, merchant)
  try {
    for (const line of await answer(desk, what, words, values)) console.log(line)
  } finally {
    await desk.close()
  }
})
