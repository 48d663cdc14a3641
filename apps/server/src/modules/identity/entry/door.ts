/** The door that somebody comes in by: a host for agents has no other (D-14). */
import type { Parts } from '../parts.ts'

export type Side = 'member' | 'agent'

export async function sideOf(
  { directory }: Pick<Parts, 'directory'>,
  { host }: { readonly host: string },
  asked: Side = 'member',
): Promise<Side> {
  return (await directory.sideOfHost(host)) === 'agent' ? 'agent' : asked
}
