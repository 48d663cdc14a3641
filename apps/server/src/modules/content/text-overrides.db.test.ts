import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import type { CallWorld } from '../../testing/call-world.ts'
import { second } from '../../testing/content-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'
import { writeText } from './text-overrides.ts'

let world: CallWorld
let admin: pg.Client
let merchantId = 0
beforeAll(async () => {
  world = await openStartWorld()
  const { database, directory } = world
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

async function shownTexts(host?: string) {
  forgetKept()
  const { value } = await world.ask('GET', '/wps/v2/permission', host ? { host } : {})
  return (value['info'] as { texts?: unknown }).texts
}

test('[OV-46] a brand’s own words travel with its data, to that brand alone, and go when they are taken away', async () => {
  expect(await shownTexts()).toEqual({})
  const key = 'errors.wrong_credentials'
  await writeText(admin, merchantId, { language: 'MY', key, text: 'အမည် (သို့) စကားဝှက် မှားနေသည်' })
  await writeText(admin, merchantId, { language: 'EN', key, text: 'No such name' })
  await writeText(admin, merchantId, { language: 'EN', key, text: 'Name or password is wrong' })
  expect(await shownTexts()).toEqual({
    EN: { [key]: 'Name or password is wrong' },
    MY: { [key]: 'အမည် (သို့) စကားဝှက် မှားနေသည်' },
  })
  expect(await shownTexts(second)).toEqual({})
  await writeText(admin, merchantId, { language: 'EN', key, text: null })
  await writeText(admin, merchantId, { language: 'MY', key, text: null })
  expect(await shownTexts()).toEqual({})
})

test('[OV-46] what is no text of the site, or would break it, is refused when it is written', async () => {
  const write = (key: string, text: string) => writeText(admin, merchantId, { language: 'EN', key, text })
  await expect(write('errors.network', 'Wait {count} minutes')).rejects.toThrow('{{name}}')
  await expect(write('network', 'No key of the site')).rejects.toThrow('texts_key_check')
  await expect(write('errors.network', '')).rejects.toThrow('texts_text_check')
})
