/**
 * Codes that a payer's camera reads (EMVCo merchant-presented mode): fields of two digits of id, two of length and a
 * value, ended by a CRC over all of it.
 */
export type EmvField = readonly [id: string, value: string | readonly EmvField[]]

const lengthMax = 99

/** CRC-16 with polynomial 0x1021, begun at 0xffff, over UTF-8. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Lengths count characters. A value that does not fit is a mistake of whoever set it. */
function written([id, value]: EmvField): string {
  const text = typeof value === 'string' ? value : value.map(written).join('')
  const { length } = [...text]
  if (!/^\d\d$/.test(id) || length === 0 || length > lengthMax)
    throw new Error(`field ${id} of a payment code has ${length} characters`)
  return `${id}${String(length).padStart(2, '0')}${text}`
}

export function emvCode(fields: readonly EmvField[]): string {
  const open = `${fields.map(written).join('')}6304`
  return open + crc16(open)
}
