/** The pid file of a cluster: who runs it, and whether what stands there is left over from a kill. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

interface PidFile {
  readonly file: string
  readonly pid: number
  readonly port: number
  /** The id of the shared memory that every process of the server is attached to. */
  readonly memory: string
}

function readPidFile(dataDir: string): PidFile | null {
  const file = join(dataDir, 'cluster', 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return {
    file,
    pid: Number(lines[0]),
    port: Number(lines[3]),
    memory: lines[6]?.trim().split(/\s+/)[1] ?? '',
  }
}

/** The superuser's address of the server that runs on this folder; null when none does. */
export function findRunning(dataDir: string): string | null {
  const found = readPidFile(dataDir)
  if (!found || !isPostgres(found.pid)) return null
  const password = readFileSync(join(dataDir, 'superuser'), 'utf8').trim()
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${found.port}/postgres`
}

/**
 * Removes a pid file that names a zombie, a stranger or nobody: left over from a kill. Never while
 * any process is still attached to the dead server's memory: the file is what keeps a second server
 * from starting beside them. Where there is no /proc, PostgreSQL decides alone.
 */
export function clearStalePidFile(dataDir: string): void {
  const found = readPidFile(dataDir)
  if (!found || !existsSync('/proc/self/stat') || isPostgres(found.pid) || isAttached(found.memory)) return
  rmSync(found.file, { force: true })
}

function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return signals(pid)
  try {
    const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z'
  } catch {
    return false
  }
}

function signals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function isAttached(memory: string): boolean {
  const table = '/proc/sysvipc/shm'
  if (!memory || !existsSync(table)) return false
  const [heading = '', ...rows] = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const [id, attached] = [heading.indexOf('shmid'), heading.indexOf('nattch')]
  return rows.some((row) => row[id] === memory && Number(row[attached]) > 0)
}
