/**
 * Computes slow hashes, one after the other, in a thread that steps back for everybody else: a login may wait for a
 * stake, and never a stake for a login.
 */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { Cost } from './argon2.ts'

export type Wanted =
  | { readonly password: string; readonly cost: Cost }
  | { readonly password: string; readonly stored: string }
export type Told = { readonly hash: string } | { readonly isMatch: boolean } | { readonly failed: string }

stepBack()
parentPort?.on('message', (wanted: Wanted) => parentPort?.postMessage(answer(wanted)))

function answer(wanted: Wanted): Told {
  try {
    return 'stored' in wanted
      ? { isMatch: verifySync(wanted.stored, wanted.password) }
      : { hash: hashSync(wanted.password, wanted.cost) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** Linux alone gives threads a priority of their own; elsewhere all keep that of the process. */
function stepBack(): void {
  if (process.platform !== 'linux') return
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
}
