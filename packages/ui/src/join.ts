/** Joins class names, leaving out what is not there. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
