export const texts = {
  'sicbo.rules':
    'Three dice are rolled. Small is a total of 4 to 10, Big is 11 to 17; a triple takes Small, Big, Odd and Even.',
  'sicbo.bets':
    'One number pays for each die that shows it. Two or three numbers win when all of them fall; two or three times the same number is a double or a triple. A set of four, marked ×3, wins when three different dice all are in it.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
