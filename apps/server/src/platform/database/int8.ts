import pg from 'pg'

// int8 is money, sequences and ids here: never a float. `numeric` stays text on purpose.
pg.types.setTypeParser(20, BigInt)
