/** A game's pictures, drawn when the client is built from its `art/draw.ts`. */
declare module 'virtual:art/*' {
  /** The address of a picture by its name in `draw()`. Unknown names throw. */
  export const picture: (name: string) => string
}
