import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tablesCall } from '@jackfruit/contracts/live-tables'
import { epochCall, roundsCall } from '@jackfruit/contracts/restoring'
import { gatheredCall, retryable, studioCalls, vendorCalls, vendorErrors } from '@jackfruit/contracts/vendor'
import { sign, signatureBase } from '@jackfruit/contracts/vendor-signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWire, type Wire } from './client.ts'
import { readPlayers } from './source.ts'
import { openReference, type ReferenceWallet } from './wallets/server.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/vendor-api.md', import.meta.url)), 'utf8')
const examples = [...page.matchAll(/<!-- ([a-z ]+)(?:: (\w+))? -->\n```\w+\n([\s\S]*?)\n```/g)].map(
  ([, mark = '', name = '', text = '']) => ({ mark, name, text }),
)
const calls = {
  ...vendorCalls,
  ...{ gathered: gatheredCall, epoch: epochCall, rounds: roundsCall, tables: tablesCall },
}
const textOf = (mark: string, name = '') =>
  examples.find((example) => example.mark === mark && example.name === name)?.text ?? ''

const studio = { vendor: 'hexworks', secret: 'the secret of the studio on the page' }
let wallet: ReferenceWallet
let wire: Wire
beforeAll(async () => {
  wallet = await openReference([studio])
  wallet.house.open(studio.vendor, { token: 'launch-token-of-this-page' })
  wire = openWire(wallet.url, studio)
})
afterAll(async () => {
  wire.close()
  await wallet.close()
})

test('every call of the studio is shown, and answered as the page says, one after another', async () => {
  const shown = new Set<string>()
  let asked: { name: string; text: string } | null = null
  for (const { mark, name, text } of examples) {
    if (mark === 'send') asked = { name, text }
    if (mark !== 'answer' || !asked) continue
    const answer = await wire.send(`/vendor/v1/${asked.name}`, asked.text)
    expect({ call: asked.name, http: answer.http, body: answer.body }).toEqual({
      call: asked.name,
      http: 200,
      body: JSON.parse(text),
    })
    expect(answer.signed).toBe(true)
    shown.add(asked.name)
    asked = null
  }
  expect([...shown].sort()).toEqual(Object.keys(calls).sort())
})

test('the answers on the page fit the contract', () => {
  let asked = ''
  for (const { mark, name, text } of examples) {
    if (mark === 'send') asked = name
    if (mark === 'answer')
      expect(z.safeParse(calls[asked as keyof typeof calls].reply, JSON.parse(text)).error).toBe(undefined)
  }
})

test('every call of the platform is shown and fits the contract', () => {
  for (const [name, { body, reply }] of Object.entries(studioCalls)) {
    expect(z.safeParse(body, JSON.parse(textOf('platform sends', name))).error).toBe(undefined)
    expect(z.safeParse(reply, JSON.parse(textOf('studio answers', name))).error).toBe(undefined)
  }
})

test('the worked signature is right', () => {
  const parts = {
    method: 'POST',
    path: '/vendor/v1/balance',
    timestamp: '1767225600000',
    nonce: '000102030405060708090a0b0c0d0e0f',
    body: Buffer.from(textOf('signature', 'body')),
  }
  expect(textOf('signature', 'base')).toBe(signatureBase(parts))
  expect(textOf('signature', 'value')).toBe(`X-Signature: ${sign('a-secret-for-this-page-only', parts)}`)
})

test('the table of statuses is that of the contract, with its classes', () => {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (done|final|retry) \|/gm)].map(([, status, kind]) => [
    status,
    kind,
  ])
  const wanted = vendorErrors.map((status) => [
    status,
    status === 'OK' ? 'done' : retryable.includes(status) ? 'retry' : 'final',
  ])
  expect(rows).toEqual(wanted)
})

test('the list of players on the page can be read', () => {
  expect(readPlayers(textOf('players')).map(({ kind }) => kind)).toEqual([undefined, undefined, 'blocked'])
})
