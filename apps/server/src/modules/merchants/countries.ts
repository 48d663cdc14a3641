import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export async function readCountries(db: Db) {
  const { rows } = await sql<{ countryCode: string; countryDialingCode: string }>`
    select country_code as "countryCode", dialing_code as "countryDialingCode"
    from merchants.countries order by country_code`.execute(db)
  return rows
}
