import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient('hexworks', import.meta.url)
