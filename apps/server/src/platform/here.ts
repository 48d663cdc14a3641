/** Where a program is reached from: this machine alone, or others too. */

/** Whether a host, an address or a network is this machine's own, which nobody else reaches. */
export const leadsHere = (host: string): boolean =>
  /^((.*\.)?localhost\.?|127\.\d+\.\d+\.\d+(\/\d+)?|\[?::1\]?(\/128)?)$/i.test(host)

interface Reached {
  readonly LISTEN_HOST?: string | undefined
  readonly GAMES_ORIGIN?: string | undefined
  readonly GAMES_ORIGIN_SECOND?: string | undefined
  readonly TRUSTED_PROXIES: readonly string[]
}

/** Which variable says that others reach this too; null where none does. */
export function outsideOf({ LISTEN_HOST, TRUSTED_PROXIES, ...origins }: Reached): string | null {
  if (LISTEN_HOST !== undefined && !leadsHere(LISTEN_HOST)) return 'LISTEN_HOST'
  for (const name of ['GAMES_ORIGIN', 'GAMES_ORIGIN_SECOND'] as const) {
    const origin = origins[name]
    if (origin !== undefined && !leadsHere(new URL(origin).hostname)) return name
  }
  return TRUSTED_PROXIES.every(leadsHere) ? null : 'TRUSTED_PROXIES'
}
