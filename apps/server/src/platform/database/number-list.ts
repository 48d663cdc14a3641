/**
 * A list of whole numbers as PostgreSQL reads it, `{1,NULL,3}`: made at once, where the driver would look at each for what
 * has to be escaped. For lists of very many; cast it where it is used, as `::bigint[]`.
 */
export const numberList = (numbers: readonly (bigint | number | null)[]): string =>
  `{${numbers.map((each) => each ?? 'NULL').join()}}`

/** The same of instants, as `::timestamptz[]`. */
export const timeList = (times: readonly (Date | null)[]): string =>
  `{${times.map((each) => each?.toISOString() ?? 'NULL').join()}}`
