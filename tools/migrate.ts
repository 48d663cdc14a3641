/** `npm run migrate`: brings the schema of the database that DATABASE_OWNER_URL names up to date. */
import { migrate } from '../apps/server/src/platform/database/migrate.ts'

const url = process.env['DATABASE_OWNER_URL']
if (!url) {
  console.error('Set DATABASE_OWNER_URL to the address of the database with the login that owns its schema.')
  process.exit(1)
}
const ran = await migrate(url)
console.log(
  ran.length === 0
    ? 'Nothing to do: the schema is up to date.'
    : `Ran ${ran.length} migrations: ${ran.join(', ')}`,
)
