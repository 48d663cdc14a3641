/** A chosen file as base64, which is how pictures travel. */
export function readBase64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}

export const acceptedPictures = 'image/png,image/jpeg'
