/**
 * A browser from npm, so that tests need none installed: unpacks @sparticuz/chromium once into
 * node_modules/.cache (a folder per version). $CHROME names another browser instead.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

export interface Browser {
  executablePath: string
  env: Record<string, string>
  args: string[]
}

/** What Playwright's launch options need. */
export async function chromium(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  const args = [
    ...[
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    ...[
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Games draw by WebGL, which runs on the processor here; what can do without it takes half the time.
      '--disable-gpu-compositing',
    ],
  ]
  if (process.env['CHROME']) return { executablePath: process.env['CHROME'], env, args }
  const home = await unpack()
  nameFonts(home)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: `${join(home, 'lib')}:${process.env['LD_LIBRARY_PATH'] ?? ''}`,
      FONTCONFIG_PATH: home,
    },
    args,
  }
}

/** The browser dies at the first text field when its font list leads to no font at all: here are its own. */
function nameFonts(home: string): void {
  const list = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>
`
  const file = join(home, 'fonts.conf')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== list) writeFileSync(file, list)
}

async function unpack(): Promise<string> {
  const source = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const home = packageHome(source)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const target = fileURLToPath(
    new URL(`../../../node_modules/.cache/jackfruit-chromium-${version}`, import.meta.url),
  )
  if (existsSync(join(target, 'chromium'))) return target
  const fresh = `${target}-${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const bin = join(home, 'bin')
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const file = [join(bin, `${name}.tar.br`), join(bin, 'x64', `${name}.tar.br`)].find(existsSync)
    if (file) await pipeline(createReadStream(file), createBrotliDecompress(), extract(fresh))
  }
  const binary = [join(bin, 'chromium.br'), join(bin, 'x64', 'chromium.br')].find(existsSync)
  if (!binary)
    throw new Error('@sparticuz/chromium holds no browser for this machine: set CHROME to the path of one')
  await pipeline(
    createReadStream(binary),
    createBrotliDecompress(),
    createWriteStream(join(fresh, 'chromium'), { mode: 0o755 }),
  )
  try {
    renameSync(fresh, target)
  } catch {
    rmSync(fresh, { recursive: true, force: true }) // another process was first
  }
  return target
}

function packageHome(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'bin'))) return folder
    if (folder === dirname(folder)) throw new Error('@sparticuz/chromium is not installed')
  }
}
