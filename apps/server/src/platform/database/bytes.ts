import pg from 'pg'

const bytea = 17

/**
 * Bytes have memory of their own. The driver's are cut from a slab of 64 kB, which lives as long as any of them: a hash
 * of 32 bytes that was kept with a session held two thousand times its size.
 */
pg.types.setTypeParser(bytea, (text) => {
  const bytes = Buffer.alloc((text.length - 2) / 2)
  bytes.write(text.slice(2), 'hex')
  return bytes
})
