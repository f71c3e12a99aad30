// A WebSocket client (RFC 6455) in as few lines as it takes: Node has none of its own before version 22.

import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import https from "node:https";

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const LAST_PART = 0x80;
const MASKED = 0x80;
const TWO_BYTES = 126; // the length follows in two bytes
const EIGHT_BYTES = 127; // or in eight
const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** What is thrown where nothing has come for so many milliseconds. */
export function silence(url, patience) {
  return new Error(`${url}: given up after ${patience / 1000} s of silence`);
}

/**
 * Resolves with a WebSocket that is open: `send` texts, and read them with `for await`. A house pings every five
 * seconds; if nothing comes for as long as we have patience, the line is given up.
 */
export function connect(url, patience) {
  const key = randomBytes(16).toString("base64");
  const { request } = url.protocol === "https:" ? https : http;
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": key,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, timeout: patience });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(silence(url, patience)));
    asked.on("response", ({ statusCode }) => reject(new Error(`${url} answers ${statusCode}: no WebSocket`)));
    asked.on("upgrade", ({ headers }, socket, head) => {
      const wanted = createHash("sha1")
        .update(key + MAGIC)
        .digest("base64");
      socket.setTimeout(patience, () => socket.destroy(silence(url, patience)));
      if (headers["sec-websocket-accept"] === wanted) resolve(new WebSocket(socket, head));
      else reject(new Error(`${url} does not speak WebSocket`));
    });
    asked.end();
  });
}

class WebSocket {
  #socket;

  constructor(socket, head) {
    this.#socket = socket.setNoDelay();
    if (head.length) socket.unshift(head); // what came along with the handshake
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  close() {
    this.#write(CLOSE, Buffer.alloc(0));
    this.#socket.end();
  }

  /** All texts until the other side hangs up. Meanwhile pings are answered: the line is measured by them. */
  async *[Symbol.asyncIterator]() {
    let parts = [];
    for await (const { kind, isLast, payload } of this.#frames()) {
      if (kind === CLOSE) return;
      if (kind === PING) this.#write(PONG, payload);
      if (kind >= CLOSE) continue;
      parts.push(payload);
      if (!isLast) continue;
      yield Buffer.concat(parts).toString();
      parts = [];
    }
  }

  async *#frames() {
    let bytes = Buffer.alloc(0);
    for await (const more of this.#socket) {
      bytes = Buffer.concat([bytes, more]);
      for (let frame = parse(bytes); frame; frame = parse(bytes)) {
        yield frame;
        bytes = bytes.subarray(frame.end);
      }
    }
  }

  /** What a client sends is masked. */
  #write(kind, payload) {
    if (!this.#socket.writable) return;
    const mask = randomBytes(4);
    const masked = payload.map((byte, place) => byte ^ mask[place % 4]);
    this.#socket.write(Buffer.concat([header(kind, payload.length), mask, masked]));
  }
}

function header(kind, length) {
  if (length < TWO_BYTES) return Buffer.from([LAST_PART | kind, MASKED | length]);
  const long = Buffer.from([LAST_PART | kind, MASKED | TWO_BYTES, 0, 0]);
  long.writeUInt16BE(length, 2); // the house reads 8,192 bytes at most
  return long;
}

/** The first frame of these bytes, and where it ends; null if it has not come as a whole. */
function parse(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & ~MASKED;
  const start = short === EIGHT_BYTES ? 10 : short === TWO_BYTES ? 4 : 2;
  if (bytes.length < start) return null;
  const long = () => (short === TWO_BYTES ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
  const end = start + (short < TWO_BYTES ? short : long());
  if (bytes.length < end) return null;
  return { kind: bytes[0] & 15, isLast: bytes[0] >= LAST_PART, payload: bytes.subarray(start, end), end };
}
