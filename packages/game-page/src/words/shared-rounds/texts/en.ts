/** What every page of shared rounds says: of its line, of bets that were not taken, of what seals its rounds. */
export const texts = {
  'live.lost': 'Connection lost',
  'live.lostNote': 'Coming back. Bets that are in stay in.',
  'live.void': 'Round void',
  'live.voidNote': 'This round is void: all stakes go back.',
  'live.lostBet': 'The round went on before your bet was answered. Your record says what became of it.',
  'live.out.CLOSED': 'Too late: the bet was not accepted. No money has moved.',
  'live.out.LIMIT': 'The bet is outside the limits and was not accepted. No money has moved.',
  'live.out.VOIDED': 'The bet was not taken, and the stake goes back to you.',
  'live.out.SUSPENDED': 'The bet was not accepted. No money has moved.',
  'live.sealTitle': 'Sealed before betting',
  'live.sealHow':
    'The secret of every round is fixed in a chain before its table opens; the end of the chain is public. After the round its link is shown: hashed again and again, it leads to that end. The seeds of all accepted bets are mixed in, so that nobody can know or choose a result.',
  'live.past': 'Last rounds',
  'live.proofHow':
    'Anybody can check the round with this text: on the page “Check a round” of this site, or offline with the project’s code.',
  'live.sealTable': 'Table',
  'live.sealTerminal': 'Public end of the chain',
  'live.sealLink': 'Link of this round',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
