/** A program of its own, so that whoever starts the product is not kept busy: makes the month, once. */
import { sowMonth } from './month.ts'

const env = process.env
const [ownerUrl, secret, dataDir] = [
  env['DATABASE_OWNER_URL'],
  env['JACKFRUIT_SECRET'],
  env['JACKFRUIT_DATA'],
]
if (!ownerUrl || !secret || !dataDir) throw new Error('which demonstration?')
await sowMonth({ ownerUrl, secret, dataDir })
