/** Brands from their files. What stands in the database already is left as operators made it. */
import type { BrandFile } from '@jackfruit/contracts/brand-file'
import type { SwitchNode } from '@jackfruit/contracts/merchants'
import type pg from 'pg'
import { asOwner } from '../../platform/database/as-owner.ts'
import { readBrandFiles } from './brand-files.ts'
import { dialingCodes } from './countries.data.ts'

/** As the owner of the schema: the application itself may not write brands. Answers the codes that are new. */
export async function seedBrands(
  ownerUrl: string,
  brands: readonly BrandFile[] = readBrandFiles(),
): Promise<string[]> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('select pg_advisory_xact_lock(7251002)')
    await client.query(
      `insert into merchants.countries (country_code, dialing_code)
       select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
      [Object.keys(dialingCodes), Object.values(dialingCodes)],
    )
    const fresh: string[] = []
    for (const brand of brands) if (await seedBrand(client, brand)) fresh.push(brand.merchantCode)
    return fresh
  })
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
  const id = made.rows[0]?.id ?? (await idOfBrand(client, brand.merchantCode)) ?? 0
  // A brand that was known keeps its lists as they are, but learns keys that a newer version brought.
  await seedKeyed(client, id, brand)
  if (made.rowCount === 0) return false
  await seedLists(client, id, brand)
  return true
}

/** For other seeds, over a connection that sees all brands. */
export async function idOfBrand(client: Pick<pg.Pool, 'query'>, code: string): Promise<number | null> {
  const found = await client.query<{ id: number }>('select id from merchants.brands where code = $1', [code])
  return found.rows[0]?.id ?? null
}

async function seedKeyed(client: pg.Client, id: number, brand: BrandFile) {
  await client.query(
    `insert into merchants.settings (merchant_id, key, value)
     select $1, key, value from jsonb_each($2) on conflict do nothing`,
    [id, JSON.stringify(brand.settings)],
  )
  await client.query(
    `insert into merchants.setting_nodes (merchant_id, mod_id, parent_mod_id, enabled, sort)
     select $1, * from jsonb_to_recordset($2) as node ("modId" text, parent text, enabled text, sort int)
     on conflict do nothing`,
    [id, JSON.stringify(nodesOf(brand.whitelabel, null))],
  )
  const rules = Object.entries(brand.registerRules).map(([field, rule], sort) => ({ field, ...rule, sort }))
  await client.query(
    `insert into merchants.register_rules
       (merchant_id, field, enabled, required, min_length, max_length, accepted_pattern, pattern_id, sort)
     select $1, * from jsonb_to_recordset($2) as rule (field text, enabled boolean, required boolean,
       "minLength" int, "maxLength" int, "acceptedPattern" text, "patternId" text, sort int)
     on conflict do nothing`,
    [id, JSON.stringify(rules)],
  )
}

/** The tree as rows, each above the ones below it. */
const nodesOf = (nodes: readonly SwitchNode[], parent: string | null): object[] =>
  nodes.flatMap(({ modId, enabled, childrenNodes }, sort) => [
    { modId, parent, enabled, sort },
    ...nodesOf(childrenNodes, modId),
  ])

async function seedLists(client: pg.Client, id: number, brand: BrandFile) {
  const { country, aliases, countryName, langList, isDefault = false } = brand.region
  for (const { host, side, country: standsFor = country } of brand.hosts) {
    await client.query(
      'insert into merchants.hosts (host, merchant_id, side, country) values ($1, $2, $3, $4)',
      [host, id, side, standsFor],
    )
  }
  await client.query(
    `insert into merchants.regions (merchant_id, merchant_code, country, aliases, currency, country_name, languages,
       is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8 and not exists (select from merchants.regions where is_default))`,
    [id, brand.merchantCode, country, aliases, brand.currency, countryName, langList, isDefault],
  )
  await client.query(
    `insert into merchants.resources (merchant_id, resource_type, url, qr_code_url, label_name_en, sort)
     select $1, * from jsonb_to_recordset($2)
       as resource ("resourceType" text, url text, "qrCodeUrl" text, "labelNameEn" text, sort int)`,
    [id, JSON.stringify(brand.resources.map((row, sort) => ({ ...row, sort })))],
  )
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
