import pg from 'pg'

// int8 is money, sequences and ids here: never a float. `numeric` stays text on purpose.
pg.types.setTypeParser(20, BigInt)

/** Lists of them too: without words in it, such a list is numbers and commas. */
const int8Array: number = 1016
pg.types.setTypeParser(int8Array as 20, (text) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt),
)
