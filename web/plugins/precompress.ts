// Beside each file that packs well lies the same, packed: the house sends what the browser understands.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKS_WELL = /\.(js|css|svg)$/;
const WORTH_IT = 1024;

export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      for (const output of Object.values(bundle)) {
        const content = Buffer.from(output.type === "chunk" ? output.code : output.source);
        if (PACKS_WELL.test(output.fileName) && content.length > WORTH_IT) {
          writeFileSync(join(dir, `${output.fileName}.gz`), gzipSync(content, { level: 9 }));
          writeFileSync(join(dir, `${output.fileName}.br`), brotli(content));
        }
      }
    },
  };
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
