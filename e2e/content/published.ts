/** Content as operators publish it: rows straight in the database, taken back when a test is over. */
import { heard } from '@jackfruit/groundwork/browser/brand-data'
import pg from 'pg'

export interface NewBanner {
  group: string
  title: string
  linkageType?: string
  linkageTarget?: string
}

export interface NewNotice {
  title: string
  html: string
  type?: string
  onHome?: boolean
}

export interface Published {
  banner(banner: NewBanner): Promise<void>
  notice(notice: NewNotice): Promise<void>
  /** Takes away what is published, until `restore`. */
  clear(table: 'banners' | 'announcements', where?: string): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

const brand = "(select id from merchants.brands where code = 'demommk')"
const both = (text: string) => JSON.stringify({ EN: text, MY: text })
const far = "interval '500 years'"
const tables = ['banners', 'announcements'] as const

export async function openPublished(address = process.env['E2E_OWNER_DATABASE'] ?? ''): Promise<Published> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const newest = new Map<string, string>()
  for (const table of tables) {
    const { rows } = await client.query(`select coalesce(max(id), 0)::text as id from content.${table}`)
    newest.set(table, rows[0].id)
  }
  return {
    async banner({ group, title, linkageType = '', linkageTarget = '' }) {
      await client.query(
        `insert into content.banners (merchant_id, group_name, picture, titles, texts, linkage_type, linkage_target)
         values (${brand}, $1, 'art/banner-hero-wide@1x.webp', $2, '{}', $3, $4)`,
        [group, both(title), linkageType, linkageTarget],
      )
      await heard()
    },
    async notice({ title, html, type = 'B', onHome = true }) {
      await client.query(
        `insert into content.announcements (merchant_id, type, on_home, titles, contents)
         values (${brand}, $1, $2, $3, $4)`,
        [type, onHome, both(title), both(html)],
      )
      await heard()
    },
    async clear(table, where = 'true') {
      await client.query(
        `update content.${table} set starts_at = starts_at + ${far} where starts_at < now() and ${where}`,
      )
      await heard()
    },
    async restore() {
      for (const table of tables) {
        await client.query(`delete from content.${table} where id > $1`, [newest.get(table)])
        await client.query(
          `update content.${table} set starts_at = starts_at - ${far} where starts_at > now() + interval '400 years'`,
        )
      }
      await heard()
    },
    close: () => client.end(),
  }
}
