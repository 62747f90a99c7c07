// Draws the shop's pictures into OUT_DIR as a process of its own, while the tables are made and the shop is seeded.
import { generatePictures } from './pictures/generate.mjs'
import { endWithParent, failToStart, requireSetting, tell, tellDone } from './runtime/children.mjs'

try {
  endWithParent(async () => {})
  await generatePictures({
    outDir: requireSetting('OUT_DIR'),
    onProgress: (step) => tell({ step }),
    onPicture: (file, picture) => tell({ file, picture }),
  })
  tellDone()
} catch (error) {
  failToStart(error)
}
