/** Reads a whole brand in one transaction of its own, and keeps it for a second. */
import type { SwitchNode } from '@jackfruit/contracts/merchants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

export interface RegisterRule {
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number
  readonly maxLength: number
  readonly acceptedPattern: string
  readonly patternId: string
}

export interface BrandData {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly copyright: string
  readonly currency: string
  readonly platform: string
  readonly device: string
  readonly lotteryType: string
  readonly prizeMode: string
  readonly defaultLanguage: string
  readonly fallbackLanguage: string
  readonly supportedLanguages: readonly string[]
  readonly dropdownLanguages: readonly string[]
  readonly defaultTheme: string
  readonly timeZone: string
  readonly minAgeAgreement: number
  readonly playMoney: boolean
  readonly gtagId: string
  readonly imageCdns: readonly string[]
  readonly launchCdns: readonly string[]
  readonly maintenanceEnd: Date | null
  /** Read by schemas alone: platform/settings.ts. */
  readonly settings: object
  readonly whitelabel: readonly SwitchNode[]
  /** Every switch by its id; a switch under one that is off is off too. */
  readonly switches: ReadonlyMap<string, boolean>
  readonly registerRules: Readonly<Record<string, RegisterRule>>
  readonly resources: readonly { resourceType: string; url: string; qrCodeUrl: string; labelNameEn: string }[]
  readonly customerService: readonly { label: string; isVip: boolean }[]
  readonly blocked: readonly { kind: 'country' | 'ip' | 'cidr'; value: string }[]
}

export function readBrand(db: Db, id: number): Promise<BrandData | null> {
  return inMerchant(db, id, async (tx) => {
    const brand = await readRow(tx, id)
    if (!brand) return null
    const nodes = await sql<NodeRow>`
      select mod_id as "modId", parent_mod_id as "parentModId", enabled
      from merchants.setting_nodes where merchant_id = ${id} order by sort, mod_id`.execute(tx)
    const whitelabel = treeOf(nodes.rows)
    return {
      ...brand,
      whitelabel,
      switches: switchesOf(whitelabel),
      settings: await readSettings(tx, id),
      registerRules: await readRules(tx, id),
      ...(await readLists(tx, id)),
    }
  })
}

async function readRow(tx: Tx, id: number) {
  const { rows } = await sql<
    Omit<
      BrandData,
      'settings' | 'whitelabel' | 'switches' | 'registerRules' | 'resources' | 'customerService' | 'blocked'
    >
  >`
    select id, code, name, copyright, currency, platform, device, lottery_type as "lotteryType",
      prize_mode as "prizeMode", default_language as "defaultLanguage", fallback_language as "fallbackLanguage",
      supported_languages as "supportedLanguages", dropdown_languages as "dropdownLanguages",
      default_theme as "defaultTheme", time_zone as "timeZone", min_age_agreement as "minAgeAgreement",
      play_money as "playMoney", gtag_id as "gtagId", image_cdns as "imageCdns", launch_cdns as "launchCdns",
      maintenance_end as "maintenanceEnd"
    from merchants.brands where id = ${id}`.execute(tx)
  return rows[0]
}

async function readSettings(tx: Tx, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{
    key: string
    value: unknown
  }>`select key, value from merchants.settings where merchant_id = ${id}`.execute(tx)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

async function readRules(tx: Tx, id: number): Promise<Record<string, RegisterRule>> {
  const { rows } = await sql<RegisterRule & { field: string }>`
    select field, enabled, required, min_length as "minLength", max_length as "maxLength",
      accepted_pattern as "acceptedPattern", pattern_id as "patternId"
    from merchants.register_rules where merchant_id = ${id} order by sort, field`.execute(tx)
  return Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule]))
}

async function readLists(tx: Tx, id: number) {
  const resources = await sql<BrandData['resources'][number]>`
    select resource_type as "resourceType", url, qr_code_url as "qrCodeUrl", label_name_en as "labelNameEn"
    from merchants.resources where merchant_id = ${id} order by sort, id`.execute(tx)
  const services = await sql<BrandData['customerService'][number]>`
    select label, is_vip as "isVip" from merchants.customer_services
    where merchant_id = ${id} order by sort, id`.execute(tx)
  const blocked = await sql<BrandData['blocked'][number]>`
    select kind, value from merchants.blocked where merchant_id = ${id}`.execute(tx)
  return { resources: resources.rows, customerService: services.rows, blocked: blocked.rows }
}

interface NodeRow {
  modId: string
  parentModId: string | null
  enabled: '0' | '1'
}

function treeOf(rows: readonly NodeRow[], parent: string | null = null): SwitchNode[] {
  return rows
    .filter((row) => row.parentModId === parent)
    .map(({ modId, enabled }) => ({ modId, enabled, childrenNodes: treeOf(rows, modId) }))
}

function switchesOf(tree: readonly SwitchNode[]): ReadonlyMap<string, boolean> {
  const flat = new Map<string, boolean>()
  const walk = (nodes: readonly SwitchNode[], isParentOn: boolean) => {
    for (const { modId, enabled, childrenNodes } of nodes) {
      const isOn = isParentOn && enabled === '1'
      flat.set(modId, isOn)
      walk(childrenNodes, isOn)
    }
  }
  walk(tree, true)
  return flat
}
