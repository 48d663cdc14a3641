import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Draws the pictures that are missing or out of date, before Vite reads the public folder: they are not in git. */
export function drawPictures(): void {
  execFileSync(process.execPath, ['tools/art/main.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
