/** Colours that mean something at a table: whose side, which colour of a number. */
export type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold' | 'plain'
