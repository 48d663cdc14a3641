/** What `npm start` does with the month: makes it in a program of its own, in a database in which nobody was before. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Sowing } from '../stack/stack.ts'
import { tiedToUs } from '../stack/supervise.ts'
import { isWanted } from './past.ts'

export async function sowIfWanted({ ownerUrl, secret, dataDir, say }: Sowing): Promise<void> {
  if (!(await isWanted(ownerUrl))) return
  say('Making a month of agents and members (once) …')
  const program = fileURLToPath(new URL('./sow.ts', import.meta.url))
  const [command = '', ...args] = [
    ...tiedToUs(),
    ...[process.execPath, '--disable-warning=ExperimentalWarning', program],
  ]
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_OWNER_URL: ownerUrl, JACKFRUIT_SECRET: secret, JACKFRUIT_DATA: dataDir },
  })
  const status = await new Promise<number | null>((ended, failed) => {
    child.once('error', failed)
    child.once('exit', ended)
  })
  if (status !== 0)
    throw new Error(
      `The month of the demonstration could not be made (status ${status}); what it says stands above. Start again: it goes on where it was.`,
    )
}
