/** What a word finds besides games: the app knows where it stands. */
export interface Other {
  readonly id: string
  readonly kind: 'offer' | 'answer'
  readonly title: string
  readonly open: () => void
}

export const otherId = ({ kind, id }: Other): string => `search-option-${kind}-${id}`
