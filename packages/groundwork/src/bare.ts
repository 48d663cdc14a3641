/**
 * What a process of ours needs of its surroundings to start at all, and nothing that could decide what it does:
 * where programs lie, and where Node keeps what it has compiled already (`npm run` says where).
 */
export function bare(): Readonly<Record<string, string>> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH: PATH ?? '', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}
