/** Long round ids keep their end, which tells them apart. */
export const shortRound = (id: string): string => (id.length > 16 ? `…${id.slice(-12)}` : id)
