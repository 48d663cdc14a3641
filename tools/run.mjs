#!/usr/bin/env node
/**
 * The door of every command: `node tools/run.mjs <command> [arguments]`.
 *
 * Plain JavaScript, because on a fresh clone there is nothing else yet. It installs what the
 * lock file names, switches to the pinned Node of node_modules, and hands over to
 * tools/<command>.ts, or tools/<command>/main.ts. Each thing that can be wrong with a machine is one clear sentence.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...rest] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Jackfruit needs Node 20 or newer to begin with; this is ${process.version}. Install it from nodejs.org.`,
  )
}
const writable = mayWrite(root)
if (!writable)
  stop(
    `The folder ${root} cannot be written: run the command as its owner, or clone into a folder of your own.`,
  )
// `npm run lock` mends the very file that an installation would stumble over.
if (command !== 'lock') install()
const script = scriptOf(command)
run(newEnoughNode(), script, rest)

/** Installs when the lock file differs from the one that the present node_modules was made from. */
function install() {
  const stamp = join(root, 'node_modules', '.jackfruit-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once; about a minute) …')
  const npm = platform() === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (done.error) stop(`npm could not be started (${done.error.message}): install npm, it comes with Node.`)
  if (done.status !== 0)
    stop(
      'npm could not install the packages; what it says stands above. Check the connection to your registry and run the command again.',
    )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The pinned Node 24 from npm, or this one if it is new enough. */
function newEnoughNode() {
  const packed = join(root, 'node_modules', `node-${platform()}-${arch()}`, 'bin', 'node')
  if (existsSync(packed)) return packed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  if (platform() !== 'linux' || !['x64', 'arm64'].includes(arch())) {
    stop(
      `There is no packaged Node 24 for ${platform()} ${arch()}: install Node 24 yourself and run the command with it.`,
    )
  }
  return stop(
    `Node 24 is needed and its package node-${platform()}-${arch()} is not installed: run "npm ci --include=optional", or install Node 24.`,
  )
}

/** A file of tools, or the entry of a folder there. */
function scriptOf(name) {
  const files = [join(root, 'tools', `${name}.ts`), join(root, 'tools', name, 'main.ts')]
  const file = /^[a-z][a-z0-9-]*$/.test(name) ? files.find((each) => existsSync(each)) : undefined
  return file ?? stop(`There is no command "${name}": see the scripts in package.json.`)
}

/**
 * Hands signals on and ends as the command ended. What Node compiled once it keeps, for this command and all that it
 * starts: a process of the server begins in half of the time.
 */
function run(node, file, args) {
  const path = `${join(root, 'node_modules', '.bin')}:${dirname(node)}:${process.env.PATH ?? ''}`
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => stop(`Could not start ${node}: ${error.message}`))
  child.on('exit', (status, signal) => process.exit(status ?? (signal ? 130 : 1)))
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
