/**
 * Loaded into the programs before they begin: at a signal each collects what nobody holds any more, and writes what is
 * left. What a program holds is only told apart from what it has not yet thrown away after that.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const settleMs = 300
const folder = process.env['SOAK_FOLDER']
if (folder) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    collect()
    // What buffers of dead objects held is given back behind the first collection.
    setTimeout(write, settleMs)
  })
  const write = () => {
    collect()
    const file = join(folder, `${process.pid}.json`)
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.part`, file)
  }
}
