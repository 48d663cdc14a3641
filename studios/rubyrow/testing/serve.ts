/**
 * `npm run tables -w @jackfruit/rubyrow -- [port] [pace]`: the built client with tables of this process, each at
 * /rubyrow/<table>/?code=…&form=…. For looking at it and for pictures; nothing is real.
 */
import { hostTables } from './table-host.ts'

const [port = '8377', pace = '1'] = process.argv.slice(2)
const { pageOf } = await hostTables({ port: Number(port), pace: Number(pace) })
console.log(pageOf('bac-classic-2', 'auto'))
