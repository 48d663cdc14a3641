/** Digits and one point, as they are sent: thousands' commas and spaces go, of several points the first one counts. */
export function digitsOf(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  const plain = whole.replace(/^0+(?=\d)/, '')
  return rest.length === 0 || decimals === 0 ? plain : `${plain || '0'}.${rest.join('').slice(0, decimals)}`
}
