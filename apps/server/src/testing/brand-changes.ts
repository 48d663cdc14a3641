/** What an operator changes about the usual brand, as a superuser of a test database does it. */

import type pg from 'pg'
import { forgetKept } from '../platform/briefly.ts'

type Admin = Pick<pg.Client, 'query'>
const ofUsualBrand = `merchant_id = (select merchant_id from merchants.hosts where host = 'localhost')`

export async function changeSetting(admin: Admin, key: string, value: unknown): Promise<void> {
  const statement = `update merchants.settings set value = $2 where ${ofUsualBrand} and key = $1`
  await change(admin, statement, [key, JSON.stringify(value)])
}

export async function changeSwitch(admin: Admin, modId: string, isOn: boolean): Promise<void> {
  const statement = `update merchants.setting_nodes set enabled = $2 where ${ofUsualBrand} and mod_id = $1`
  await change(admin, statement, [modId, isOn ? '1' : '0'])
}

async function change(admin: Admin, statement: string, values: unknown[]): Promise<void> {
  const { rowCount } = await admin.query(statement, values)
  if (rowCount !== 1) throw new Error(`the brand has no ${values[0]}`)
  // A brand is kept for a second.
  forgetKept()
}
