/** The demo's secrets: made once at random, kept beside the data, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'master',
  'appPassword',
  'studioPassword',
  'studioKey',
  'vendorHexworks',
  'vendorKitelab',
  'vendorTamarind',
  'vendorLantern',
  'vendorRubyrow',
  'vendorPalmyra',
  'platformHexworks',
  'payments',
] as const
export type Secrets = Record<(typeof names)[number], string>

export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const missing = names.filter((name) => !known[name])
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
