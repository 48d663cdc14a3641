declare module 'virtual:golden-chinthe-art' {
  export const atlas: string
  export const hall: string
  export const guardian: string
}
