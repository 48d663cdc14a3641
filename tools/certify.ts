/**
 * `npm run certify -- --url … --vendor … --secret … --players …`: holds any wallet that speaks the
 * vendor API against docs/vendor-api.md. Ends with 1 when a case failed.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Certification, certify } from './certify/certify.ts'
import { playersFrom, readPairs, readPlayers } from './certify/source.ts'
import { faultNames, faults } from './certify/wallets/faults.ts'
import { openReference } from './certify/wallets/server.ts'

const usage = `Usage: npm run certify -- --url <address> --vendor <code> --secret <secret> --players <file or JSON list>

  --url               where the wallet is, without /vendor/v1
  --vendor, --secret  the studio that the kit plays; --secret-file reads the secret from a file
  --players           players with launch tokens: see "Certification" in docs/vendor-api.md
  --other-vendor, --other-secret, --pairs
                      a second studio on the same wallet, and people known to both
  --unlisted-address  an address of this machine that the studio's allow-list does not hold
  --only              cases or groups, with commas: stakes,rollbacks.twice
  --seed              repeats the chance of an earlier run
  --json              prints the report as JSON
  --wallet <name>     certifies the kit's own wallet instead: reference, or a broken one:
${faultNames.map((name) => `                        ${name.padEnd(22)}${faults[name].title}`).join('\n')}`

const text = { type: 'string' } as const
const options = {
  url: text,
  vendor: text,
  secret: text,
  'secret-file': text,
  players: text,
  'other-vendor': text,
  'other-secret': text,
  pairs: text,
  'unlisted-address': text,
  only: text,
  seed: text,
  wallet: text,
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

function stop(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const given = readOptions()
if (given.help) {
  console.log(usage)
  process.exit(0)
}
const common = {
  only: given.only?.split(','),
  seed: given.seed,
  log: given.json ? () => {} : console.log,
}
const report = await (given.wallet ? ownWallet(given.wallet) : certify({ ...someWallet(), ...common }))
if (given.json) console.log(JSON.stringify(report, null, 2))
else
  console.log(
    `\n${report.passed} passed, ${report.failed} failed, ${report.notTried} not tried (seed ${report.seed})`,
  )
process.exit(report.failed > 0 || report.passed === 0 ? 1 : 0)

function someWallet(): Certification {
  const { url, vendor, players, pairs, 'other-vendor': otherVendor, 'other-secret': otherSecret } = given
  const secretFile = given['secret-file']
  const secret = given.secret ?? (secretFile ? readFileSync(secretFile, 'utf8').trim() : undefined)
  if (!url || !vendor || !secret || !players)
    return stop('--url, --vendor, --secret and --players are needed.')
  const other =
    otherVendor && otherSecret && pairs
      ? { vendor: otherVendor, secret: otherSecret, pairs: readPairs(pairs) }
      : undefined
  const unlistedAddress = given['unlisted-address']
  return { baseUrl: url, vendor, secret, players: playersFrom(readPlayers(players)), other, unlistedAddress }
}

async function ownWallet(name: string) {
  const broken = faultNames.filter((fault) => fault === name)
  if (name !== 'reference' && broken.length === 0) stop(`There is no wallet "${name}".`)
  const studio = { vendor: 'hexworks', secret: 'the secret of the first studio' }
  const second = { vendor: 'kitelab', secret: 'the secret of the second studio' }
  const { url: baseUrl, house, close } = await openReference([studio, second], broken)
  const other = { ...second, pairs: house.pairs(studio.vendor, second.vendor) }
  try {
    return await certify({ baseUrl, ...studio, players: house.players(studio.vendor), other, ...common })
  } finally {
    await close()
  }
}
