/** Brands from their files. What stands in the database already is left as operators made it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrandFile, brandFile } from '@jackfruit/contracts/brand-file'
import type { SwitchNode } from '@jackfruit/contracts/merchants'
import { currencyOf } from '@jackfruit/kernel'
import pg from 'pg'
import { safeParse } from 'zod/mini'
import { dialingCodes } from './countries.data.ts'

const brandsFolder = fileURLToPath(new URL('../../../../../brands', import.meta.url))

export function readBrandFiles(folder = brandsFolder): BrandFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readBrandFile(join(folder, name, 'brand.json')))
}

function readBrandFile(path: string): BrandFile {
  const parsed = safeParse(brandFile, JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  currencyOf(parsed.data.currency)
  for (const [field, { acceptedPattern }] of Object.entries(parsed.data.registerRules)) {
    if (acceptedPattern !== '*' && !isPattern(acceptedPattern))
      throw new Error(`${path}: ${field}: no pattern`)
  }
  return parsed.data
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(`^(?:${text})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** As the owner of the schema: the application itself may not write brands. Answers the codes that are new. */
export async function seedBrands(
  ownerUrl: string,
  brands: readonly BrandFile[] = readBrandFiles(),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7251002)')
    await client.query(
      `insert into merchants.countries (country_code, dialing_code)
       select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
      [Object.keys(dialingCodes), Object.values(dialingCodes)],
    )
    const fresh: string[] = []
    for (const brand of brands) if (await seedBrand(client, brand)) fresh.push(brand.merchantCode)
    await client.query('commit')
    return fresh
  } finally {
    await client.end()
  }
}

async function seedBrand(client: pg.Client, brand: BrandFile): Promise<boolean> {
  const made = await client.query<{ id: number }>(
    `insert into merchants.brands (code, name, copyright, currency, platform, device, lottery_type, prize_mode,
       default_language, fallback_language, supported_languages, dropdown_languages, default_theme, time_zone,
       min_age_agreement, play_money, gtag_id, image_cdns, launch_cdns)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (code) do nothing returning id`,
    [
      brand.merchantCode,
      brand.brand,
      brand.copyright,
      brand.currency,
      brand.platform,
      brand.device,
      brand.lotteryType,
      brand.prizeMode,
      brand.defaultLanguage,
      brand.fallbackLanguage,
      brand.supportedLanguages,
      brand.dropdownLanguages,
      brand.defaultTheme,
      brand.timeZone,
      brand.minAgeAgreement,
      brand.playMoney,
      brand.gtagId,
      brand.imageCDNs,
      brand.launchGameCDNs,
    ],
  )
  const id = made.rows[0]?.id ?? (await idOf(client, brand.merchantCode))
  // A brand that was known keeps its lists as they are, but learns keys that a newer version brought.
  await seedKeyed(client, id, brand)
  if (made.rowCount === 0) return false
  await seedLists(client, id, brand)
  return true
}

async function idOf(client: pg.Client, code: string): Promise<number> {
  const found = await client.query<{ id: number }>('select id from merchants.brands where code = $1', [code])
  return found.rows[0]?.id ?? 0
}

async function seedKeyed(client: pg.Client, id: number, brand: BrandFile) {
  for (const [key, value] of Object.entries(brand.settings)) {
    await client.query(
      'insert into merchants.settings (merchant_id, key, value) values ($1, $2, $3) on conflict do nothing',
      [id, key, JSON.stringify(value)],
    )
  }
  await seedNodes(client, id, brand.whitelabel, null)
  for (const [sort, [field, rule]] of Object.entries(brand.registerRules).entries()) {
    await client.query(
      `insert into merchants.register_rules
         (merchant_id, field, enabled, required, min_length, max_length, accepted_pattern, pattern_id, sort)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        id,
        field,
        rule.enabled,
        rule.required,
        rule.minLength,
        rule.maxLength,
        rule.acceptedPattern,
        rule.patternId,
        sort,
      ],
    )
  }
}

async function seedNodes(client: pg.Client, id: number, nodes: readonly SwitchNode[], parent: string | null) {
  for (const [sort, node] of nodes.entries()) {
    await client.query(
      `insert into merchants.setting_nodes (merchant_id, mod_id, parent_mod_id, enabled, sort)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, node.modId, parent, node.enabled, sort],
    )
    await seedNodes(client, id, node.childrenNodes, node.modId)
  }
}

async function seedLists(client: pg.Client, id: number, brand: BrandFile) {
  for (const { host, side } of brand.hosts) {
    await client.query('insert into merchants.hosts (host, merchant_id, side) values ($1, $2, $3)', [
      host,
      id,
      side,
    ])
  }
  const { country, aliases, countryName, langList } = brand.region
  await client.query(
    `insert into merchants.regions (merchant_id, merchant_code, country, aliases, currency, country_name, languages)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, brand.merchantCode, country, aliases, brand.currency, countryName, langList],
  )
  for (const [sort, row] of brand.resources.entries()) {
    await client.query(
      `insert into merchants.resources (merchant_id, resource_type, url, qr_code_url, label_name_en, sort)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, row.resourceType, row.url, row.qrCodeUrl, row.labelNameEn, sort],
    )
  }
  for (const [sort, row] of brand.customerService.entries()) {
    await client.query(
      'insert into merchants.customer_services (merchant_id, label, url, is_vip, sort) values ($1, $2, $3, $4, $5)',
      [id, row.label, row.url, row.isVip, sort],
    )
  }
  for (const { kind, value } of brand.blocked) {
    await client.query('insert into merchants.blocked (merchant_id, kind, value) values ($1, $2, $3)', [
      id,
      kind,
      value,
    ])
  }
}
