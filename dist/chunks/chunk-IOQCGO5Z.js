import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  TOOL,
  UserError,
  dataError,
  detailOf
} from "./chunk-XT7U3DPD.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-XNUOBV35.js";

// node_modules/pend/index.js
var require_pend = __commonJS({
  "node_modules/pend/index.js"(exports, module) {
    module.exports = Pend;
    function Pend() {
      this.pending = 0;
      this.max = Infinity;
      this.listeners = [];
      this.waiting = [];
      this.error = null;
    }
    Pend.prototype.go = function(fn) {
      if (this.pending < this.max) {
        pendGo(this, fn);
      } else {
        this.waiting.push(fn);
      }
    };
    Pend.prototype.wait = function(cb) {
      if (this.pending === 0) {
        cb(this.error);
      } else {
        this.listeners.push(cb);
      }
    };
    Pend.prototype.hold = function() {
      return pendHold(this);
    };
    function pendHold(self) {
      self.pending += 1;
      var called = false;
      return onCb;
      function onCb(err) {
        if (called) throw new Error("callback called twice");
        called = true;
        self.error = self.error || err;
        self.pending -= 1;
        if (self.waiting.length > 0 && self.pending < self.max) {
          pendGo(self, self.waiting.shift());
        } else if (self.pending === 0) {
          var listeners = self.listeners;
          self.listeners = [];
          listeners.forEach(cbListener);
        }
      }
      function cbListener(listener) {
        listener(self.error);
      }
    }
    function pendGo(self, fn) {
      fn(pendHold(self));
    }
  }
});

// node_modules/yauzl/fd-slicer.js
var require_fd_slicer = __commonJS({
  "node_modules/yauzl/fd-slicer.js"(exports) {
    var fs = __require("fs");
    var util = __require("util");
    var stream = __require("stream");
    var Readable = stream.Readable;
    var PassThrough = stream.PassThrough;
    var Pend = require_pend();
    var EventEmitter = __require("events").EventEmitter;
    exports.BufferSlicer = BufferSlicer;
    exports.FdSlicer = FdSlicer;
    util.inherits(FdSlicer, EventEmitter);
    function FdSlicer(fd) {
      EventEmitter.call(this);
      this.fd = fd;
      this.pend = new Pend();
      this.pend.max = 1;
      this.refCount = 0;
    }
    FdSlicer.prototype.read = function(buffer, offset, length, position, callback2) {
      var self = this;
      self.pend.go(function(cb) {
        fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer2) {
          cb();
          callback2(err, bytesRead, buffer2);
        });
      });
    };
    FdSlicer.prototype.createReadStream = function(options2) {
      return new ReadStream(this, options2);
    };
    FdSlicer.prototype.ref = function() {
      this.refCount += 1;
    };
    FdSlicer.prototype.unref = function() {
      var self = this;
      self.refCount -= 1;
      if (self.refCount < 0) throw new Error("invalid unref");
      if (self.refCount > 0) return;
      fs.close(self.fd, onCloseDone);
      function onCloseDone(err) {
        if (err) {
          self.emit("error", err);
        } else {
          self.emit("close");
        }
      }
    };
    util.inherits(ReadStream, Readable);
    function ReadStream(context, options2) {
      options2 = options2 || {};
      Readable.call(this, options2);
      this.context = context;
      this.context.ref();
      this.start = options2.start || 0;
      this.endOffset = options2.end;
      this.pos = this.start;
    }
    ReadStream.prototype._read = function(n) {
      var self = this;
      var toRead = Math.min(self._readableState.highWaterMark, n);
      if (self.endOffset != null) {
        toRead = Math.min(toRead, self.endOffset - self.pos);
      }
      if (toRead <= 0) {
        self.push(null);
        this._cleanup();
        return;
      }
      self.context.pend.go(function(cb) {
        var buffer = Buffer.allocUnsafe(toRead);
        fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
          if (err) {
            self.destroy(err);
          } else if (bytesRead === 0) {
            self.push(null);
            self._cleanup();
          } else {
            self.pos += bytesRead;
            self.push(buffer.slice(0, bytesRead));
          }
          cb();
        });
      });
    };
    ReadStream.prototype._destroy = function(err, cb) {
      this._cleanup();
      cb(err);
    };
    ReadStream.prototype._cleanup = function() {
      if (this.context != null) {
        this.context.unref();
        this.context = null;
      }
    };
    util.inherits(BufferSlicer, EventEmitter);
    function BufferSlicer(buffer) {
      EventEmitter.call(this);
      this.refCount = 0;
      this.buffer = buffer;
    }
    BufferSlicer.prototype.read = function(buffer, offset, length, position, callback2) {
      if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
      if (position < 0) throw new RangeError("position is negative: " + position);
      if (offset + length > buffer.length) {
        length = buffer.length - offset;
      }
      if (position + length > this.buffer.length) {
        length = this.buffer.length - position;
      }
      if (length <= 0) {
        setImmediate(function() {
          callback2(null, 0);
        });
        return;
      }
      this.buffer.copy(buffer, offset, position, position + length);
      setImmediate(function() {
        callback2(null, length);
      });
    };
    BufferSlicer.prototype.createReadStream = function(options2) {
      options2 = options2 || {};
      var readStream = new PassThrough(options2);
      readStream.start = options2.start || 0;
      readStream.endOffset = options2.end;
      readStream.pos = readStream.endOffset || this.buffer.length;
      var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
      var maxChunkSize = 65536;
      var offset = 0;
      while (true) {
        var nextOffset = offset + maxChunkSize;
        if (nextOffset >= entireSlice.length) {
          if (offset < entireSlice.length) {
            readStream.write(entireSlice.slice(offset, entireSlice.length));
          }
          break;
        }
        readStream.write(entireSlice.slice(offset, nextOffset));
        offset = nextOffset;
      }
      readStream.end();
      return readStream;
    };
    BufferSlicer.prototype.ref = function() {
      this.refCount += 1;
    };
    BufferSlicer.prototype.unref = function() {
      this.refCount -= 1;
      if (this.refCount < 0) {
        throw new Error("invalid unref");
      }
    };
  }
});

// node_modules/yauzl/crc32.js
var require_crc32 = __commonJS({
  "node_modules/yauzl/crc32.js"(exports, module) {
    var CRC_TABLE = new Int32Array([
      0,
      1996959894,
      3993919788,
      2567524794,
      124634137,
      1886057615,
      3915621685,
      2657392035,
      249268274,
      2044508324,
      3772115230,
      2547177864,
      162941995,
      2125561021,
      3887607047,
      2428444049,
      498536548,
      1789927666,
      4089016648,
      2227061214,
      450548861,
      1843258603,
      4107580753,
      2211677639,
      325883990,
      1684777152,
      4251122042,
      2321926636,
      335633487,
      1661365465,
      4195302755,
      2366115317,
      997073096,
      1281953886,
      3579855332,
      2724688242,
      1006888145,
      1258607687,
      3524101629,
      2768942443,
      901097722,
      1119000684,
      3686517206,
      2898065728,
      853044451,
      1172266101,
      3705015759,
      2882616665,
      651767980,
      1373503546,
      3369554304,
      3218104598,
      565507253,
      1454621731,
      3485111705,
      3099436303,
      671266974,
      1594198024,
      3322730930,
      2970347812,
      795835527,
      1483230225,
      3244367275,
      3060149565,
      1994146192,
      31158534,
      2563907772,
      4023717930,
      1907459465,
      112637215,
      2680153253,
      3904427059,
      2013776290,
      251722036,
      2517215374,
      3775830040,
      2137656763,
      141376813,
      2439277719,
      3865271297,
      1802195444,
      476864866,
      2238001368,
      4066508878,
      1812370925,
      453092731,
      2181625025,
      4111451223,
      1706088902,
      314042704,
      2344532202,
      4240017532,
      1658658271,
      366619977,
      2362670323,
      4224994405,
      1303535960,
      984961486,
      2747007092,
      3569037538,
      1256170817,
      1037604311,
      2765210733,
      3554079995,
      1131014506,
      879679996,
      2909243462,
      3663771856,
      1141124467,
      855842277,
      2852801631,
      3708648649,
      1342533948,
      654459306,
      3188396048,
      3373015174,
      1466479909,
      544179635,
      3110523913,
      3462522015,
      1591671054,
      702138776,
      2966460450,
      3352799412,
      1504918807,
      783551873,
      3082640443,
      3233442989,
      3988292384,
      2596254646,
      62317068,
      1957810842,
      3939845945,
      2647816111,
      81470997,
      1943803523,
      3814918930,
      2489596804,
      225274430,
      2053790376,
      3826175755,
      2466906013,
      167816743,
      2097651377,
      4027552580,
      2265490386,
      503444072,
      1762050814,
      4150417245,
      2154129355,
      426522225,
      1852507879,
      4275313526,
      2312317920,
      282753626,
      1742555852,
      4189708143,
      2394877945,
      397917763,
      1622183637,
      3604390888,
      2714866558,
      953729732,
      1340076626,
      3518719985,
      2797360999,
      1068828381,
      1219638859,
      3624741850,
      2936675148,
      906185462,
      1090812512,
      3747672003,
      2825379669,
      829329135,
      1181335161,
      3412177804,
      3160834842,
      628085408,
      1382605366,
      3423369109,
      3138078467,
      570562233,
      1426400815,
      3317316542,
      2998733608,
      733239954,
      1555261956,
      3268935591,
      3050360625,
      752459403,
      1541320221,
      2607071920,
      3965973030,
      1969922972,
      40735498,
      2617837225,
      3943577151,
      1913087877,
      83908371,
      2512341634,
      3803740692,
      2075208622,
      213261112,
      2463272603,
      3855990285,
      2094854071,
      198958881,
      2262029012,
      4057260610,
      1759359992,
      534414190,
      2176718541,
      4139329115,
      1873836001,
      414664567,
      2282248934,
      4279200368,
      1711684554,
      285281116,
      2405801727,
      4167216745,
      1634467795,
      376229701,
      2685067896,
      3608007406,
      1308918612,
      956543938,
      2808555105,
      3495958263,
      1231636301,
      1047427035,
      2932959818,
      3654703836,
      1088359270,
      936918e3,
      2847714899,
      3736837829,
      1202900863,
      817233897,
      3183342108,
      3401237130,
      1404277552,
      615818150,
      3134207493,
      3453421203,
      1423857449,
      601450431,
      3009837614,
      3294710456,
      1567103746,
      711928724,
      3020668471,
      3272380065,
      1510334235,
      755167117
    ]);
    function crc322(buf) {
      let crc = -1;
      for (let x of buf) {
        crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
      }
      return (crc ^ -1) >>> 0;
    }
    module.exports = crc322;
  }
});

// node_modules/yauzl/index.js
var require_yauzl = __commonJS({
  "node_modules/yauzl/index.js"(exports) {
    var fs = __require("fs");
    var zlib = __require("zlib");
    var fd_slicer = require_fd_slicer();
    var util = __require("util");
    var EventEmitter = __require("events").EventEmitter;
    var Transform = __require("stream").Transform;
    var PassThrough = __require("stream").PassThrough;
    var Writable = __require("stream").Writable;
    var crc322 = typeof zlib.crc32 === "function" ? zlib.crc32 : require_crc32();
    exports.open = open3;
    exports.fromFd = fromFd;
    exports.fromBuffer = fromBuffer;
    exports.fromRandomAccessReader = fromRandomAccessReader;
    exports.openPromise = openPromise;
    exports.fromFdPromise = fromFdPromise;
    exports.fromBufferPromise = fromBufferPromise2;
    exports.fromRandomAccessReaderPromise = fromRandomAccessReaderPromise;
    exports.dosDateTimeToDate = dosDateTimeToDate;
    exports.getFileNameLowLevel = getFileNameLowLevel2;
    exports.validateFileName = validateFileName;
    exports.parseExtraFields = parseExtraFields;
    exports.ZipFile = ZipFile;
    exports.Entry = Entry;
    exports.LocalFileHeader = LocalFileHeader;
    exports.RandomAccessReader = RandomAccessReader;
    function openPromise(path, options2) {
      return new Promise((resolve4, reject) => {
        open3(path, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve4(zipfile);
        });
      });
    }
    function fromFdPromise(fd, options2) {
      return new Promise((resolve4, reject) => {
        fromFd(fd, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve4(zipfile);
        });
      });
    }
    function fromBufferPromise2(buffer, options2) {
      return new Promise((resolve4, reject) => {
        fromBuffer(buffer, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve4(zipfile);
        });
      });
    }
    function fromRandomAccessReaderPromise(reader, totalSize, options2) {
      return new Promise((resolve4, reject) => {
        fromRandomAccessReader(reader, totalSize, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve4(zipfile);
        });
      });
    }
    function open3(path, options2, callback2) {
      if (typeof options2 === "function") {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = true;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback2 == null) callback2 = defaultCallback;
      fs.open(path, "r", function(err, fd) {
        if (err) return callback2(err);
        fromFd(fd, options2, function(err2, zipfile) {
          if (err2) fs.close(fd, defaultCallback);
          callback2(err2, zipfile);
        });
      });
    }
    function fromFd(fd, options2, callback2) {
      if (typeof options2 === "function") {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = false;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback2 == null) callback2 = defaultCallback;
      fs.fstat(fd, function(err, stats) {
        if (err) return callback2(err);
        var reader = new fd_slicer.FdSlicer(fd);
        fromRandomAccessReader(reader, stats.size, options2, callback2);
      });
    }
    function fromBuffer(buffer, options2, callback2) {
      if (typeof options2 === "function") {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      options2.autoClose = false;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      var reader = new fd_slicer.BufferSlicer(buffer);
      fromRandomAccessReader(reader, buffer.length, options2, callback2);
    }
    function fromRandomAccessReader(reader, totalSize, options2, callback2) {
      if (typeof options2 === "function") {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = true;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      var decodeStrings = !!options2.decodeStrings;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback2 == null) callback2 = defaultCallback;
      if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
      if (totalSize > Number.MAX_SAFE_INTEGER) {
        throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
      }
      reader.ref();
      var eocdrWithoutCommentSize = 22;
      var zip64EocdlSize = 20;
      var maxCommentSize = 65535;
      var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
      var buffer = newBuffer(bufferSize);
      var bufferReadStart = totalSize - buffer.length;
      readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
        if (err) return callback2(err);
        for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
          if (buffer.readUInt32LE(i) !== 101010256) continue;
          var eocdrBuffer = buffer.subarray(i);
          var diskNumber = eocdrBuffer.readUInt16LE(4);
          var entryCount = eocdrBuffer.readUInt16LE(10);
          var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
          var commentLength = eocdrBuffer.readUInt16LE(20);
          var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
          if (commentLength !== expectedCommentLength) {
            return callback2(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"));
          }
          var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
          if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 117853008) {
            var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
            var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
            var zip64EocdrBuffer = newBuffer(56);
            return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err2) {
              if (err2) return callback2(err2);
              if (zip64EocdrBuffer.readUInt32LE(0) !== 101075792) {
                return callback2(new Error("invalid zip64 end of central directory record signature"));
              }
              diskNumber = zip64EocdrBuffer.readUInt32LE(16);
              if (diskNumber !== 0) {
                return callback2(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
              }
              entryCount = readUInt64LE(zip64EocdrBuffer, 32);
              centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
              return callback2(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options2.autoClose, options2.lazyEntries, decodeStrings, options2.validateEntrySizes, options2.strictFileNames));
            });
          }
          if (diskNumber !== 0) {
            return callback2(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
          }
          return callback2(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options2.autoClose, options2.lazyEntries, decodeStrings, options2.validateEntrySizes, options2.strictFileNames));
        }
        callback2(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
      });
    }
    util.inherits(ZipFile, EventEmitter);
    function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
      var self = this;
      EventEmitter.call(self);
      self.reader = reader;
      self.reader.on("error", function(err) {
        emitError(self, err);
      });
      self.reader.once("close", function() {
        self.emit("close");
      });
      self.readEntryCursor = centralDirectoryOffset;
      self.fileSize = fileSize;
      self.entryCount = entryCount;
      self.comment = comment;
      self.entriesRead = 0;
      self.autoClose = !!autoClose;
      self.lazyEntries = !!lazyEntries;
      self.decodeStrings = !!decodeStrings;
      self.validateEntrySizes = !!validateEntrySizes;
      self.strictFileNames = !!strictFileNames;
      self.isOpen = true;
      self.emittedError = false;
      self.hasEachEntryBeenCalled = false;
      if (!self.lazyEntries) self._readEntry();
    }
    ZipFile.prototype.close = function() {
      if (!this.isOpen) return;
      this.isOpen = false;
      this.reader.unref();
    };
    function emitErrorAndAutoClose(self, err) {
      if (self.autoClose) self.close();
      emitError(self, err);
    }
    function emitError(self, err) {
      if (self.emittedError) return;
      self.emittedError = true;
      self.emit("error", err);
    }
    ZipFile.prototype.readEntry = function() {
      if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
      this._readEntry();
    };
    ZipFile.prototype._readEntry = function() {
      var self = this;
      if (self.entryCount === self.entriesRead) {
        setImmediate(function() {
          if (self.autoClose) self.close();
          if (self.emittedError) return;
          self.emit("end");
        });
        return;
      }
      if (self.emittedError) return;
      var buffer = newBuffer(46);
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
        if (err) return emitErrorAndAutoClose(self, err);
        if (self.emittedError) return;
        var entry = new Entry();
        var signature = buffer.readUInt32LE(0);
        if (signature !== 33639248) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
        entry.versionMadeBy = buffer.readUInt16LE(4);
        entry.versionNeededToExtract = buffer.readUInt16LE(6);
        entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
        entry.compressionMethod = buffer.readUInt16LE(10);
        entry.lastModFileTime = buffer.readUInt16LE(12);
        entry.lastModFileDate = buffer.readUInt16LE(14);
        entry.crc32 = buffer.readUInt32LE(16);
        entry.compressedSize = buffer.readUInt32LE(20);
        entry.uncompressedSize = buffer.readUInt32LE(24);
        entry.fileNameLength = buffer.readUInt16LE(28);
        entry.extraFieldLength = buffer.readUInt16LE(30);
        entry.fileCommentLength = buffer.readUInt16LE(32);
        entry.internalFileAttributes = buffer.readUInt16LE(36);
        entry.externalFileAttributes = buffer.readUInt32LE(38);
        entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
        if (entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));
        self.readEntryCursor += 46;
        buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
        readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err2) {
          if (err2) return emitErrorAndAutoClose(self, err2);
          if (self.emittedError) return;
          entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
          var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
          entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
          entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
          try {
            entry.extraFields = parseExtraFields(entry.extraFieldRaw);
          } catch (err3) {
            return emitErrorAndAutoClose(self, err3);
          }
          if (self.decodeStrings) {
            var isUtf82 = (entry.generalPurposeBitFlag & 2048) !== 0;
            entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf82);
            entry.fileName = getFileNameLowLevel2(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
            var errorMessage = validateFileName(entry.fileName);
            if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
          } else {
            entry.fileComment = entry.fileCommentRaw;
            entry.fileName = entry.fileNameRaw;
          }
          entry.comment = entry.fileComment;
          self.readEntryCursor += buffer.length;
          self.entriesRead += 1;
          for (var i = 0; i < entry.extraFields.length; i++) {
            var extraField = entry.extraFields[i];
            if (extraField.id !== 1) continue;
            var zip64EiefBuffer = extraField.data;
            var index = 0;
            if (entry.uncompressedSize === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
              }
              entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            if (entry.compressedSize === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
              }
              entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            if (entry.relativeOffsetOfLocalHeader === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
              }
              entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            break;
          }
          if (self.validateEntrySizes && entry.compressionMethod === 0) {
            var expectedCompressedSize = entry.uncompressedSize;
            if (entry.isEncrypted()) {
              expectedCompressedSize += 12;
            }
            if (entry.compressedSize !== expectedCompressedSize) {
              var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
              return emitErrorAndAutoClose(self, new Error(msg));
            }
          }
          self.emit("entry", entry);
          if (!self.lazyEntries) self._readEntry();
        });
      });
    };
    ZipFile.prototype.eachEntry = function() {
      const self = this;
      if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
      if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
      self.hasEachEntryBeenCalled = true;
      let pendingResolveReject = null;
      self.on("entry", onEntry);
      self.on("end", onEnd);
      self.on("error", onError);
      function cleanup() {
        self.removeListener("entry", onEntry);
        self.removeListener("end", onEnd);
        self.removeListener("error", onError);
        if (self.autoClose) self.close();
      }
      function onEntry(entry) {
        let { resolve: resolve4 } = pendingResolveReject;
        pendingResolveReject = null;
        resolve4({ value: entry });
      }
      function onEnd() {
        let { resolve: resolve4 } = pendingResolveReject;
        pendingResolveReject = null;
        cleanup();
        resolve4({ done: true });
      }
      function onError(err) {
        let { reject } = pendingResolveReject;
        pendingResolveReject = null;
        cleanup();
        reject(err);
      }
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next() {
          const promise2 = new Promise((resolve4, reject) => {
            if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
            pendingResolveReject = { resolve: resolve4, reject };
          });
          self.readEntry();
          return promise2;
        },
        return(value) {
          cleanup();
          return Promise.resolve({ done: true, value });
        },
        throw(value) {
          cleanup();
          return Promise.reject(value);
        }
      };
    };
    ZipFile.prototype.openReadStream = function(entry, options2, callback2) {
      var self = this;
      var relativeStart = 0;
      var relativeEnd = entry.compressedSize;
      if (callback2 == null) {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) {
        options2 = {};
      } else {
        if (options2.decodeFileData === false) {
          if (options2.decrypt != null) {
            throw new Error("cannot use options.decrypt when options.decodeFileData === false");
          }
          if (options2.decompress != null) {
            throw new Error("cannot use options.decompress when options.decodeFileData === false");
          }
        } else {
          if (options2.decrypt != null) {
            if (!entry.isEncrypted()) {
              throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
            }
            if (options2.decrypt !== false) throw new Error("invalid options.decrypt value: " + options2.decrypt);
            if (entry.isCompressed()) {
              if (options2.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
            }
          }
          if (options2.decompress != null) {
            if (!entry.isCompressed()) {
              throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
            }
            if (!(options2.decompress === false || options2.decompress === true)) {
              throw new Error("invalid options.decompress value: " + options2.decompress);
            }
            decompress = options2.decompress;
          }
        }
        if (options2.start != null) {
          relativeStart = options2.start;
          if (relativeStart < 0) throw new Error("options.start < 0");
          if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
        }
        if (options2.end != null) {
          relativeEnd = options2.end;
          if (relativeEnd < 0) throw new Error("options.end < 0");
          if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
          if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
        }
      }
      var rawMode = options2.decodeFileData === false || // Explicitly requested raw.
      (entry.compressionMethod === 0 || // Naturally without compression.
      entry.compressionMethod === 8 && options2.decompress === false) && (!entry.isEncrypted() || // Naturally without encryption.
      options2.decrypt === false);
      if (options2.start != null || options2.end != null) {
        if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
      }
      if (!self.isOpen) return callback2(new Error("closed"));
      if (entry.isEncrypted() && !rawMode) {
        if (options2.decrypt !== false) return callback2(new Error("entry is encrypted, and options.decodeFileData !== false"));
      }
      var decompress;
      if (rawMode) {
        decompress = false;
      } else if (entry.compressionMethod === 8) {
        decompress = options2.decodeFileData !== true;
      } else {
        return callback2(new Error("unsupported compression method: " + entry.compressionMethod));
      }
      self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
        if (err) return callback2(err);
        self.openReadStreamLowLevel(
          localFileHeader.fileDataStart,
          entry.compressedSize,
          relativeStart,
          relativeEnd,
          decompress,
          entry.uncompressedSize,
          callback2
        );
      });
    };
    ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback2) {
      var self = this;
      var fileDataEnd = fileDataStart + compressedSize;
      var readStream = self.reader.createReadStream({
        start: fileDataStart + relativeStart,
        end: fileDataStart + relativeEnd
      });
      var endpointStream = readStream;
      if (decompress) {
        var destroyed = false;
        var inflateFilter = zlib.createInflateRaw();
        readStream.on("error", function(err) {
          setImmediate(function() {
            if (!destroyed) inflateFilter.emit("error", err);
          });
        });
        readStream.pipe(inflateFilter);
        if (self.validateEntrySizes) {
          endpointStream = new AssertByteCountStream(uncompressedSize);
          inflateFilter.on("error", function(err) {
            setImmediate(function() {
              if (!destroyed) endpointStream.emit("error", err);
            });
          });
          inflateFilter.pipe(endpointStream);
        } else {
          endpointStream = inflateFilter;
        }
        installDestroyFn(endpointStream, function() {
          destroyed = true;
          if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
          readStream.unpipe(inflateFilter);
          readStream.destroy();
        });
      }
      callback2(null, endpointStream);
    };
    ZipFile.prototype.readLocalFileHeader = function(entry, options2, callback2) {
      var self = this;
      if (callback2 == null) {
        callback2 = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      self.reader.ref();
      var buffer = newBuffer(30);
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
        try {
          if (err) return callback2(err);
          var signature = buffer.readUInt32LE(0);
          if (signature !== 67324752) {
            return callback2(new Error("invalid local file header signature: 0x" + signature.toString(16)));
          }
          var fileNameLength = buffer.readUInt16LE(26);
          var extraFieldLength = buffer.readUInt16LE(28);
          var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
          if (fileDataStart + entry.compressedSize > self.fileSize) {
            return callback2(new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
          }
          if (options2.minimal) {
            return callback2(null, { fileDataStart });
          }
          var localFileHeader = new LocalFileHeader();
          localFileHeader.fileDataStart = fileDataStart;
          localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
          localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
          localFileHeader.compressionMethod = buffer.readUInt16LE(8);
          localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
          localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
          localFileHeader.crc32 = buffer.readUInt32LE(14);
          localFileHeader.compressedSize = buffer.readUInt32LE(18);
          localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
          localFileHeader.fileNameLength = fileNameLength;
          localFileHeader.extraFieldLength = extraFieldLength;
          buffer = newBuffer(fileNameLength + extraFieldLength);
          self.reader.ref();
          readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err2) {
            try {
              if (err2) return callback2(err2);
              localFileHeader.fileName = buffer.subarray(0, fileNameLength);
              localFileHeader.extraField = buffer.subarray(fileNameLength);
              return callback2(null, localFileHeader);
            } finally {
              self.reader.unref();
            }
          });
        } finally {
          self.reader.unref();
        }
      });
    };
    ZipFile.prototype.openReadStreamPromise = function(entry, options2) {
      return new Promise((resolve4, reject) => {
        this.openReadStream(entry, options2, function(err, readStream) {
          if (err) return reject(err);
          resolve4(readStream);
        });
      });
    };
    ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
      return new Promise((resolve4, reject) => {
        this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
          if (err) return reject(err);
          resolve4(readStream);
        });
      });
    };
    ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options2) {
      return new Promise((resolve4, reject) => {
        this.readLocalFileHeader(entry, options2, function(err, localFileHeader) {
          if (err) return reject(err);
          resolve4(localFileHeader);
        });
      });
    };
    function Entry() {
    }
    Entry.prototype.getLastModDate = function(options2) {
      if (options2 == null) options2 = {};
      if (!options2.forceDosFormat) {
        for (var i = 0; i < this.extraFields.length; i++) {
          var extraField = this.extraFields[i];
          if (extraField.id === 21589) {
            var data = extraField.data;
            if (data.length < 5) continue;
            var flags = data[0];
            var HAS_MTIME = 1;
            if (!(flags & HAS_MTIME)) continue;
            var posixTimestamp = data.readInt32LE(1);
            return new Date(posixTimestamp * 1e3);
          } else if (extraField.id === 10) {
            var data = extraField.data;
            if (data.length !== 32) continue;
            if (data.readUInt16LE(4) !== 1) continue;
            if (data.readUInt16LE(6) !== 24) continue;
            var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
            var millisecondsSince1970 = hundredNanoSecondsSince1601 / 1e4 - 116444736e5;
            return new Date(millisecondsSince1970);
          }
        }
      }
      return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options2.timezone);
    };
    Entry.prototype.canDecodeFileData = function() {
      return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
    };
    Entry.prototype.isEncrypted = function() {
      return (this.generalPurposeBitFlag & 1) !== 0;
    };
    Entry.prototype.isCompressed = function() {
      return this.compressionMethod === 8;
    };
    function LocalFileHeader() {
    }
    function dosDateTimeToDate(date, time, timezone) {
      var day = date & 31;
      var month = (date >> 5 & 15) - 1;
      var year = (date >> 9 & 127) + 1980;
      var millisecond = 0;
      var second = (time & 31) * 2;
      var minute = time >> 5 & 63;
      var hour = time >> 11 & 31;
      if (timezone == null || timezone === "local") {
        return new Date(year, month, day, hour, minute, second, millisecond);
      } else if (timezone === "UTC") {
        return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
      } else {
        throw new Error("unrecognized options.timezone: " + options.timezone);
      }
    }
    function getFileNameLowLevel2(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
      var fileName = null;
      for (var i = 0; i < extraFields.length; i++) {
        var extraField = extraFields[i];
        if (extraField.id === 28789) {
          if (extraField.data.length < 6) {
            continue;
          }
          if (extraField.data.readUInt8(0) !== 1) {
            continue;
          }
          var oldNameCrc32 = extraField.data.readUInt32LE(1);
          if (crc322(fileNameBuffer) !== oldNameCrc32) {
            continue;
          }
          fileName = decodeBuffer(extraField.data.subarray(5), true);
          break;
        }
      }
      if (fileName == null) {
        var isUtf82 = (generalPurposeBitFlag & 2048) !== 0;
        fileName = decodeBuffer(fileNameBuffer, isUtf82);
      }
      if (!strictFileNames) {
        fileName = fileName.replace(/\\/g, "/");
      }
      return fileName;
    }
    function validateFileName(fileName) {
      if (fileName.indexOf("\\") !== -1) {
        return "invalid characters in fileName: " + fileName;
      }
      if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
        return "absolute path: " + fileName;
      }
      if (fileName.split("/").indexOf("..") !== -1) {
        return "invalid relative path: " + fileName;
      }
      return null;
    }
    function parseExtraFields(extraFieldBuffer) {
      var extraFields = [];
      var i = 0;
      while (i < extraFieldBuffer.length - 3) {
        var headerId = extraFieldBuffer.readUInt16LE(i + 0);
        var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
        var dataStart = i + 4;
        var dataEnd = dataStart + dataSize;
        if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
        var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
        extraFields.push({
          id: headerId,
          data: dataBuffer
        });
        i = dataEnd;
      }
      return extraFields;
    }
    function readAndAssertNoEof(reader, buffer, offset, length, position, callback2) {
      if (length === 0) {
        return setImmediate(function() {
          callback2(null, newBuffer(0));
        });
      }
      reader.read(buffer, offset, length, position, function(err, bytesRead) {
        if (err) return callback2(err);
        if (bytesRead < length) {
          return callback2(new Error("unexpected EOF"));
        }
        callback2();
      });
    }
    util.inherits(AssertByteCountStream, Transform);
    function AssertByteCountStream(byteCount) {
      Transform.call(this);
      this.actualByteCount = 0;
      this.expectedByteCount = byteCount;
    }
    AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
      this.actualByteCount += chunk.length;
      if (this.actualByteCount > this.expectedByteCount) {
        var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
        return cb(new Error(msg));
      }
      cb(null, chunk);
    };
    AssertByteCountStream.prototype._flush = function(cb) {
      if (this.actualByteCount < this.expectedByteCount) {
        var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
        return cb(new Error(msg));
      }
      cb();
    };
    util.inherits(RandomAccessReader, EventEmitter);
    function RandomAccessReader() {
      EventEmitter.call(this);
      this.refCount = 0;
    }
    RandomAccessReader.prototype.ref = function() {
      this.refCount += 1;
    };
    RandomAccessReader.prototype.unref = function() {
      var self = this;
      self.refCount -= 1;
      if (self.refCount > 0) return;
      if (self.refCount < 0) throw new Error("invalid unref");
      self.close(onCloseDone);
      function onCloseDone(err) {
        if (err) return self.emit("error", err);
        self.emit("close");
      }
    };
    RandomAccessReader.prototype.createReadStream = function(options2) {
      if (options2 == null) options2 = {};
      var start = options2.start;
      var end = options2.end;
      if (start === end) {
        var emptyStream = new PassThrough();
        setImmediate(function() {
          emptyStream.end();
        });
        return emptyStream;
      }
      var stream = this._readStreamForRange(start, end);
      var destroyed = false;
      var refUnrefFilter = new RefUnrefFilter(this);
      stream.on("error", function(err) {
        setImmediate(function() {
          if (!destroyed) refUnrefFilter.emit("error", err);
        });
      });
      installDestroyFn(refUnrefFilter, function() {
        stream.unpipe(refUnrefFilter);
        refUnrefFilter.unref();
        stream.destroy();
      });
      var byteCounter = new AssertByteCountStream(end - start);
      refUnrefFilter.on("error", function(err) {
        setImmediate(function() {
          if (!destroyed) byteCounter.emit("error", err);
        });
      });
      installDestroyFn(byteCounter, function() {
        destroyed = true;
        refUnrefFilter.unpipe(byteCounter);
        refUnrefFilter.destroy();
      });
      return stream.pipe(refUnrefFilter).pipe(byteCounter);
    };
    RandomAccessReader.prototype._readStreamForRange = function(start, end) {
      throw new Error("not implemented");
    };
    RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback2) {
      var readStream = this.createReadStream({ start: position, end: position + length });
      var writeStream = new Writable();
      var written = 0;
      writeStream._write = function(chunk, encoding, cb) {
        chunk.copy(buffer, offset + written, 0, chunk.length);
        written += chunk.length;
        cb();
      };
      writeStream.on("finish", callback2);
      readStream.on("error", function(error) {
        callback2(error);
      });
      readStream.pipe(writeStream);
    };
    RandomAccessReader.prototype.close = function(callback2) {
      setImmediate(callback2);
    };
    util.inherits(RefUnrefFilter, PassThrough);
    function RefUnrefFilter(context) {
      PassThrough.call(this);
      this.context = context;
      this.context.ref();
      this.unreffedYet = false;
    }
    RefUnrefFilter.prototype._flush = function(cb) {
      this.unref();
      cb();
    };
    RefUnrefFilter.prototype.unref = function(cb) {
      if (this.unreffedYet) return;
      this.unreffedYet = true;
      this.context.unref();
    };
    var cp437 = "\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
    function decodeBuffer(buffer, isUtf82) {
      if (isUtf82) {
        return buffer.toString("utf8");
      } else {
        var result = "";
        for (var i = 0; i < buffer.length; i++) {
          result += cp437[buffer[i]];
        }
        return result;
      }
    }
    function readUInt64LE(buffer, offset) {
      var lower32 = buffer.readUInt32LE(offset);
      var upper32 = buffer.readUInt32LE(offset + 4);
      return upper32 * 4294967296 + lower32;
    }
    var newBuffer;
    if (typeof Buffer.allocUnsafe === "function") {
      newBuffer = function(len) {
        return Buffer.allocUnsafe(len);
      };
    } else {
      newBuffer = function(len) {
        return new Buffer(len);
      };
    }
    function installDestroyFn(stream, fn) {
      if (typeof stream.destroy === "function") {
        stream._destroy = function(err, cb) {
          fn();
          if (cb != null) cb(err);
        };
      } else {
        stream.destroy = fn;
      }
    }
    function defaultCallback(err) {
      if (err) throw err;
    }
  }
});

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options2 = {}) => {
      const prepend = options2.contains ? "" : "^";
      const append = options2.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options2) => {
      const opts = options2 || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts2 = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob2 = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob2 = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob2 = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob2) glob2 = utils.removeBackslashes(glob2);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob: glob2,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start) {
            parts2.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts2.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts2;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants2 = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH: MAX_LENGTH2,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants2;
    var expandRange = (args, options2) => {
      if (typeof options2.expandRange === "function") {
        return options2.expandRange(...args, options2);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts2 = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts2.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts2.push(value);
      return parts2;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options2) => {
      if (options2.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options2.maxExtglobRecursion === "number" ? options2.maxExtglobRecursion : constants2.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options2) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants2.globChars(opts.windows);
      const EXTGLOB_CHARS = constants2.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open3 = tokens[token.tokensIndex];
          open3.type = "text";
          open3.value = literal;
          open3.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open3.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options2, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options2);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix2 = POSIX_REGEX_SOURCE[rest2];
                if (posix2) {
                  prev.value = pre + posix2;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open3 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open3);
          push(open3);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options2) => {
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants2.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants2 = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob2, options2, returnState = false) => {
      if (Array.isArray(glob2)) {
        const fns = glob2.map((input) => picomatch2(input, options2, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob2) && glob2.tokens && glob2.input;
      if (glob2 === "" || typeof glob2 !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options2 || {};
      const posix2 = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob2, options2) : picomatch2.makeRe(glob2, options2, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options2, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options2, { glob: glob2, posix: posix2 });
        const result = { glob: glob2, state, regex, posix: posix2, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch2.test = (input, regex, options2, { glob: glob2, posix: posix2 } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options2 || {};
      const format = opts.format || (posix2 ? utils.toPosixSlashes : null);
      let match = input === glob2;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob2;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options2, posix2);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob2, options2, posix2 = options2 && options2.windows) => {
      const regex = glob2 instanceof RegExp ? glob2 : picomatch2.makeRe(glob2, options2);
      return regex.test(utils.basename(input, { windows: posix2 }));
    };
    picomatch2.isMatch = (str, patterns, options2) => picomatch2(patterns, options2)(str);
    picomatch2.parse = (pattern, options2) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options2));
      return parse(pattern, { ...options2, fastpaths: false });
    };
    picomatch2.scan = (input, options2) => scan(input, options2);
    picomatch2.compileRe = (state, options2, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options2 || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options2);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options2 = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options2.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options2);
      }
      if (!parsed.output) {
        parsed = parse(input, options2);
      }
      return picomatch2.compileRe(parsed, options2, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options2) => {
      try {
        const opts = options2 || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options2 && options2.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants2;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob2, options2, returnState = false) {
      if (options2 && (options2.windows === null || options2.windows === void 0)) {
        options2 = { ...options2, windows: utils.isWindows() };
      }
      return pico(glob2, options2, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/read/decode.ts
import { isUtf8 } from "node:buffer";

// src/read/printable.ts
var UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;
var LONE_SURROGATE = new RegExp("\\p{Cs}", "gu");
function printable(text2, longest = 80) {
  const line = text2.slice(0, 4 * longest).replace(UNPRINTABLE, " ").replace(LONE_SURROGATE, "\uFFFD").trim();
  const characters = Array.from(line);
  if (characters.length <= longest && text2.length <= 4 * longest) return line;
  return `${characters.slice(0, longest - 1).join("")}\u2026`;
}
function printablePath(path) {
  return printable(path, 200);
}
function printableLines(text2, longest) {
  const lines = text2.split("\n").map((line) => {
    const [indentation = ""] = /^ */.exec(line) ?? [];
    return indentation + printable(line, longest);
  });
  return lines.join("\n");
}
var UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function printableJson(json) {
  return json.replace(
    UNSEEN,
    (found) => Array.from({ length: found.length }, (_, i) => numbered(found.charCodeAt(i))).join("")
  );
}
function numbered(unit) {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}

// src/read/signatures.ts
var ascii = (text2) => [...Buffer.from(text2, "latin1")];
var EXPORT = "Export the trials as CSV or JSON.";
var GZIP = { what: "is compressed with gzip, not text", fix: "Unpack it with gunzip." };
var PICKLE = { what: "is a Python pickle, which is not supported", fix: EXPORT };
var TENSORBOARD = {
  what: "is a TensorBoard event file, which is not supported",
  fix: "Download the table of hyperparameters as CSV, or write the scores to CSV or JSON as well."
};
var UTF16 = { what: "is UTF-16", fix: "Save it as UTF-8." };
var SIGNATURES = [
  { start: ascii("PK"), what: "is a zip archive, not text", fix: "Unzip it." },
  { start: [31, 139], ...GZIP },
  { start: ascii("PAR1"), what: "is a Parquet file, not text", fix: EXPORT },
  ...[2, 3, 4, 5].map((protocol) => ({ start: [128, protocol], ...PICKLE })),
  {
    start: ascii(":W&B"),
    what: "is the binary log of a Weights & Biases run, which is not supported",
    fix: "Send the run with `wandb sync`, and download the runs table as CSV."
  },
  { start: [255, 254], ...UTF16 },
  { start: [254, 255], ...UTF16 },
  {
    start: ascii("version https://git-lfs.github.com/spec/"),
    what: "is a Git LFS pointer, not the file itself",
    fix: "Fetch it with `git lfs pull`, or with `lfs: true` in actions/checkout."
  }
];
var SQLITE = "SQLite format 3\0";
function isEvents(bytes) {
  return bytes.subarray(0, 48).includes("brain.Event:");
}
function isDatabase(bytes) {
  return bytes.toString("latin1", 0, SQLITE.length) === SQLITE;
}
function checkSignature(head, where) {
  const known = SIGNATURES.find(({ start }) => start.every((byte, i) => head[i] === byte));
  const found = known ?? (isEvents(head) ? TENSORBOARD : null);
  if (found === null) return;
  const { what, fix } = found;
  throw dataError(printablePath(where), what, fix);
}

// src/read/decode.ts
var EmptyFile = class extends UserError {
  constructor(path) {
    const where = printablePath(path);
    super({ fault: "data", where, what: "is empty", fix: "Check the program that wrote it." });
  }
};
function isEmptyFile({ refusal: refusal2 }) {
  return refusal2 instanceof EmptyFile;
}
function toSourceFile(bytes, path, where = path) {
  if (isDatabase(bytes)) return { path, text: "", database: bytes };
  try {
    return { path, text: decodeText(bytes, where) };
  } catch (error) {
    if (error instanceof UserError) return { path, text: "", refusal: error };
    throw error;
  }
}
function decodeText(bytes, where) {
  checkSignature(bytes, where);
  if (bytes.includes(0)) {
    const fix = "Export the trials as CSV or JSON.";
    throw dataError(printablePath(where), "contains binary data, not text", fix);
  }
  if (!isUtf8(bytes)) throw notUtf8(bytes, where);
  const text2 = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (/\S/.test(text2)) return text2;
  throw new EmptyFile(where);
}
function notUtf8(bytes, where) {
  const offset = firstWrongByte(bytes);
  const line = bytes.toString("latin1", 0, offset).split("\n").length;
  const found = `0x${(bytes[offset] ?? 0).toString(16)}`;
  return dataError(
    `${printablePath(where)}, line ${line}`,
    `is not UTF-8: byte ${offset} is ${found}`,
    "Save it as UTF-8."
  );
}
var REPLACEMENT = "\uFFFD";
function firstWrongByte(bytes) {
  const text2 = bytes.toString("utf8");
  let [at, offset] = [0, 0];
  for (; ; ) {
    const found = text2.indexOf(REPLACEMENT, at);
    offset += Buffer.byteLength(text2.slice(at, found));
    if (!bytes.subarray(offset, offset + 3).equals(Buffer.from(REPLACEMENT))) return offset;
    [at, offset] = [found + 1, offset + 3];
  }
}

// src/read/encoded-name.ts
import { createHash } from "node:crypto";
var MAX_LENGTH = 100;
function encodedName(name) {
  const encoded = name.replace(
    /[^A-Za-z0-9_ -]/gu,
    (character) => Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join("")
  );
  if (encoded.length <= MAX_LENGTH) return encoded;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 32);
  return `${encoded.slice(0, 60)}~~${digest}`;
}

// src/read/limits.ts
var MAX_FILE_BYTES = 64 * 2 ** 20;
var MAX_SWEEP_BYTES = 256 * 2 ** 20;
var MAX_FILES = 1e4;
var REDUCE = "Keep one row per trial, with the columns that are compared.";
function fileTooLarge(path) {
  return dataError(printablePath(path), `is larger than ${inMebibytes(MAX_FILE_BYTES)}`, REDUCE);
}
function sweepTooLarge(path, maxBytes = MAX_SWEEP_BYTES) {
  const what = `makes the sweep larger than ${inMebibytes(maxBytes)}`;
  return dataError(printablePath(path), what, REDUCE);
}
function inMebibytes(bytes) {
  return `${bytes / 2 ** 20} MiB`;
}

// src/github/access.ts
var Unanswered = class extends Error {
  name = "Unanswered";
};
var Refused = class extends Error {
  name = "Refused";
  status;
  constructor(status, message) {
    super(message);
    this.status = status;
  }
};
var BY_STATUS = /* @__PURE__ */ new Map([
  [401, "forbidden"],
  [403, "forbidden"],
  [404, "missing"],
  [410, "expired"],
  // A commit that is not there is answered so.
  [422, "missing"],
  [451, "forbidden"]
]);
function refusalOf(error) {
  if (error instanceof Unanswered) return "unreachable";
  const status = Number(detailOf(error, "status"));
  if (isRateLimited(error)) return "unreachable";
  const known = BY_STATUS.get(status);
  if (known !== void 0) return known;
  return status >= 300 || isOfNetwork(error) ? "unreachable" : null;
}
function isUnanswered(error) {
  if (error instanceof Unanswered || isRateLimited(error)) return true;
  const status = Number(detailOf(error, "status"));
  return status === 429 || status >= 500 || isOfNetwork(error);
}
function isRateLimited(error) {
  return detailOf(error, "status") === "403" && /rate limit/i.test(detailOf(error, "message"));
}
var ABORTED = ["AbortError", "TimeoutError"];
var NETWORK_CODE = /^(ECONN(RESET|REFUSED|ABORTED)|E(NET|HOST)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;
var FETCH_MESSAGES = ["fetch failed", "terminated"];
var DEEPEST_CAUSE = 4;
function isOfNetwork(error) {
  let cause = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof cause === "object" && cause; depth++) {
    if (ABORTED.includes(String(Reflect.get(cause, "name")))) return true;
    if (NETWORK_CODE.test(detailOf(cause, "code"))) return true;
    if (FETCH_MESSAGES.includes(detailOf(cause, "message"))) return true;
    cause = Reflect.get(cause, "cause");
  }
  return false;
}

// src/github/download.ts
import { createHash as createHash2 } from "node:crypto";

// src/github/receive.ts
var BrokenDownload = class extends Error {
  name = "BrokenDownload";
  kind;
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
};
async function receive(open3, { mostBytes, maxSilence, until, enough }) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const silence = setTimeout(abort, maxSilence);
  const whole = setTimeout(abort, until - Date.now());
  enough?.addEventListener("abort", abort);
  if (enough?.aborted) abort();
  try {
    const incoming = await open3(controller.signal).catch((error) => {
      throw controller.signal.aborted ? new Unanswered("the download did not begin in time") : error;
    });
    return await readAll(incoming, { mostBytes, onChunk: () => silence.refresh() });
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    enough?.removeEventListener("abort", abort);
    abort();
  }
}
async function readAll({ chunks, length }, reading) {
  const { mostBytes, onChunk } = reading;
  if ((length ?? 0) > mostBytes) throw tooLarge(mostBytes);
  const parts2 = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      onChunk();
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      parts2.push(chunk);
    }
  } catch (error) {
    throw error instanceof BrokenDownload ? error : incomplete(bytes, length);
  }
  if (bytes !== (length ?? bytes)) throw incomplete(bytes, length);
  return Buffer.concat(parts2);
}
function tooLarge(mostBytes) {
  return new BrokenDownload("too-large", `is larger than ${mostBytes} bytes`);
}
function incomplete(bytes, length) {
  const share = length === null ? `${bytes} bytes` : `${bytes} of ${length} bytes`;
  return new BrokenDownload("incomplete", `arrived incomplete (${share})`);
}
function lengthOf(header) {
  const announced = header("content-length");
  if (announced === null || !/^\d+$/.test(announced)) return null;
  return (header("content-encoding") ?? "identity") === "identity" ? Number(announced) : null;
}

// src/github/retry-policy.ts
import { setTimeout as sleep } from "node:timers/promises";
var RETRY_POLICY = {
  betweenWrites: 1e3,
  betweenNotifications: 3e3,
  beforeRetries: [1e3, 2e3, 4e3, 8e3, 16e3],
  maxAnswer: 3e4,
  maxRequest: 12e4,
  maxSilence: 3e4,
  maxDownload: 12e4,
  maxUpload: 4e4
};
var MAX_RETRYING_MS = 6e4;
async function retry({ pauses, withinMs = MAX_RETRYING_MS, mayHelp = lastIsUnanswered }, attempt) {
  const until = Date.now() + withinMs;
  const failures = [];
  for (; ; ) {
    try {
      return await attempt(until);
    } catch (error) {
      const pause = pauses[failures.length];
      failures.push(error);
      const isOver = pause === void 0 || Date.now() + pause >= until;
      if (isOver || !mayHelp(failures)) throw error;
      await sleep(pause);
    }
  }
}
function lastIsUnanswered(failures) {
  return isUnanswered(failures.at(-1));
}
async function withDeadline(ms, work, who = "GitHub") {
  const controller = new AbortController();
  let timer;
  const late = new Promise((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1e3)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
var MAX_READ_RETRIES = 3;
function retryRequests(octokit, { policy = RETRY_POLICY }) {
  const turnToWrite = spacing(policy.betweenWrites);
  const turnToNotify = spacing(policy.betweenNotifications);
  octokit.hook.wrap("request", async (request, options2) => {
    const { method, url, request: settings } = options2;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead) await turnToWrite();
    if (method === "POST" && /\/issues\/[^/]+\/comments$/.test(url)) await turnToNotify();
    const retries = settings?.retries ?? (isRead ? MAX_READ_RETRIES : policy.beforeRetries.length);
    const pauses = policy.beforeRetries.slice(0, retries);
    const mayHelp = (failures) => lastIsUnanswered(failures) && settings?.signal?.aborted !== true;
    const attempt = async () => complete(await waitingAsAsked(async () => request(options2)));
    return withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt));
  });
  return { policy };
}
function complete(answer) {
  const isIncomplete = typeof answer.data === "string" && answer.status !== 204;
  if (isIncomplete) throw new Unanswered("the answer arrived incomplete");
  return answer;
}
function spacing(ms) {
  let free = 0;
  return async () => {
    const now = Date.now();
    const turn = Math.max(now, free);
    free = turn + ms;
    if (turn > now) await sleep(turn - now);
  };
}
var MAX_WAITS = 2;
var MAX_WAIT_SECONDS = 60;
async function waitingAsAsked(send) {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(1e3 * seconds);
    }
  }
}
function secondsToWait(error) {
  if (!["403", "429"].includes(detailOf(error, "status"))) return null;
  const headers = headersOf(error);
  const after = Number(headers.get("retry-after") || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers.get("x-ratelimit-remaining") === "0") {
    const reset = Number(headers.get("x-ratelimit-reset")) - Date.now() / 1e3;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, "message")) ? MAX_WAIT_SECONDS : null;
}
function headersOf(error) {
  const response = error instanceof Error ? Reflect.get(error, "response") : null;
  const headers = typeof response === "object" && response !== null ? Reflect.get(response, "headers") : null;
  const entries = Object.entries(headers ?? {});
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

// src/github/download.ts
async function downloadArtifact(source, artifact, { mostBytes, signal: enough }) {
  if (artifact.expired) throw new Refused(410, "the artifact has expired");
  if (artifact.bytes > mostBytes) throw tooLarge(mostBytes);
  const mayBePlain = baseUrl(source.client).startsWith("http:");
  return retryDownload(source.client, async (until) => {
    enough?.throwIfAborted();
    const address2 = await withDeadline(
      until - Date.now(),
      (signal) => addressOf(source, artifact, signal)
    );
    const open3 = (signal) => openStored(address2, { mayBePlain, signal });
    const { maxSilence } = source.client.policy;
    const bytes = await receive(open3, { mostBytes, until, enough, maxSilence });
    return withDigest(bytes, artifact.digest);
  });
}
var MAX_DOWNLOAD_RETRIES = 2;
var MAX_WRONG_DIGESTS = 2;
function retryDownload({ policy }, attempt) {
  const pauses = policy.beforeRetries.slice(0, MAX_DOWNLOAD_RETRIES);
  return retry({ pauses, withinMs: policy.maxDownload, mayHelp: mayArriveNext }, attempt);
}
function mayArriveNext(failures) {
  const last = failures.at(-1);
  if (!(last instanceof BrokenDownload)) return isUnanswered(last);
  if (last.kind !== "wrong-digest") return last.kind === "incomplete";
  return failures.filter(isWrongDigest).length < MAX_WRONG_DIGESTS;
}
function isWrongDigest(failure) {
  return failure instanceof BrokenDownload && failure.kind === "wrong-digest";
}
function baseUrl(client) {
  return client.request.endpoint.DEFAULTS.baseUrl;
}
async function addressOf({ client, repository }, { id }, signal) {
  const request = {
    redirect: "manual",
    parseSuccessResponseBody: false,
    retries: 0,
    signal
  };
  const target = { ...repository, artifact_id: id, archive_format: "zip", request };
  const answer = await client.rest.actions.downloadArtifact(target);
  const { location } = answer.headers;
  if (location !== void 0) return location;
  throw new Unanswered("GitHub did not say where the artifact is stored");
}
function withDigest(bytes, digest) {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "") ?? [];
  const found = recorded && createHash2("sha256").update(bytes).digest("hex");
  if (found === recorded?.toLowerCase()) return bytes;
  const message = "does not have the digest that GitHub recorded";
  throw new BrokenDownload("wrong-digest", message);
}
var MAX_REDIRECTS = 3;
var REDIRECTS = [301, 302, 303, 307, 308];
var GONE = [404, 410];
async function openStored(address2, options2) {
  let url = checked(address2, options2);
  for (let redirects = 1; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchStored(url, options2);
    const { status, headers, body } = response;
    const header = (name) => headers.get(name);
    if (status === 200 && body !== null) return { chunks: body, length: lengthOf(header) };
    await body?.cancel();
    const next = REDIRECTS.includes(status) ? header("location") : null;
    if (next === null) throw refusal(status);
    url = checked(next, options2, url);
  }
  throw new Unanswered(`the artifact storage redirects more than ${MAX_REDIRECTS} times`);
}
async function fetchStored(url, { signal }) {
  const headers = { "accept-encoding": "identity" };
  const { defaults } = await import("./utils-P74IA4TP.js");
  const proxyFetch = defaults.request?.fetch ?? fetch;
  try {
    return await proxyFetch(url.href, { redirect: "manual", signal, headers });
  } catch (error) {
    const cause = error instanceof Object ? Reflect.get(error, "cause") : void 0;
    const code = detailOf(cause, "code") || "no answer";
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  }
}
function checked(address2, { mayBePlain }, base) {
  if (!URL.canParse(address2, base?.href)) throw new Unanswered("GitHub gave an invalid address");
  const url = new URL(address2, base);
  const allowed = mayBePlain ? ["https:", "http:"] : ["https:"];
  if (allowed.includes(url.protocol)) return url;
  throw new Unanswered("GitHub gave a download address that is not https");
}
function refusal(status) {
  const message = `the artifact storage answered ${status}`;
  return GONE.includes(status) ? new Refused(status, message) : new Unanswered(message);
}

// src/github/artifacts.ts
var MAX_PAGE = 100;
var MAX_NAMED = 1e3;
var MAX_OF_RUN = 1e4;
function artifactStore(client, repository) {
  const { listArtifactsForRepo, listWorkflowRunArtifacts } = client.rest.actions;
  const target = { ...repository, per_page: MAX_PAGE };
  return {
    named: async (name) => {
      const ask = (page) => listArtifactsForRepo({ ...target, page, name });
      const artifacts = await list(ask, { most: MAX_NAMED });
      return artifacts.filter((artifact) => artifact.name === name);
    },
    ofRun: async (runId2) => {
      const ask = (page) => listWorkflowRunArtifacts({ ...target, page, run_id: runId2 });
      return newestOfEachName(await list(ask, { most: MAX_OF_RUN, run: runId2 }));
    },
    download: (artifact, limits) => downloadArtifact({ client, repository }, artifact, limits)
  };
}
async function list(ask, { most, run }) {
  const found = /* @__PURE__ */ new Map();
  for (let page = 1; page * MAX_PAGE <= most; page++) {
    const { artifacts, total } = parsePage((await ask(page)).data);
    if (run !== void 0 && total > most) throw tooMany(run, total);
    for (const artifact of artifacts) found.set(artifact.id, artifact);
    if (artifacts.length < MAX_PAGE) break;
  }
  return [...found.values()].sort(newestFirst);
}
function newestFirst(a, b) {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
}
function newestOfEachName(artifacts) {
  const names = /* @__PURE__ */ new Set();
  return artifacts.filter(({ name }) => !names.has(name) && names.add(name));
}
function tooMany(run, total) {
  return new UserError({
    fault: "data",
    where: `run ${run}`,
    what: `has ${total} artifacts, and at most ${MAX_OF_RUN} are listed`,
    fix: "Upload fewer artifacts, with several shards in each."
  });
}
function parsePage(answer) {
  const total = field(answer, "total_count");
  const listed = field(answer, "artifacts");
  const artifacts = Array.isArray(listed) ? listed.map(parseArtifact) : [null];
  if (isCount(total) && artifacts.every((artifact) => artifact !== null)) {
    return { total, artifacts };
  }
  throw new Unanswered("the list of artifacts is not as GitHub documents it");
}
function parseArtifact(answer) {
  const id = field(answer, "id");
  const name = text(answer, "name");
  const bytes = field(answer, "size_in_bytes");
  const createdAt = text(answer, "created_at");
  if (!isCount(id) || !isCount(bytes) || name === null || !isTime(createdAt)) return null;
  const expired = field(answer, "expired") === true;
  const [digest, expiresAt] = [text(answer, "digest"), text(answer, "expires_at")];
  const run = parseRun(field(answer, "workflow_run"));
  return { id, name, bytes, digest, expired, createdAt, expiresAt, run };
}
function parseRun(answer) {
  const id = field(answer, "id");
  const headSha = text(answer, "head_sha");
  if (!isCount(id) || headSha === null) return null;
  const home = field(answer, "repository_id");
  const isOfFork = !isCount(home) || field(answer, "head_repository_id") !== home;
  return { id, headSha, headBranch: text(answer, "head_branch"), isOfFork };
}
function field(answer, name) {
  if (typeof answer !== "object" || answer === null) return void 0;
  return Object.hasOwn(answer, name) ? Reflect.get(answer, name) : void 0;
}
function text(answer, name) {
  const found = field(answer, name);
  return typeof found === "string" ? found : null;
}
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
function isTime(value) {
  return value !== null && !Number.isNaN(Date.parse(value));
}

// src/github/answer.ts
async function* pages(ask) {
  for (let page = 1; ; page++) {
    const { data, headers } = await ask(page);
    yield listIn(data);
    if (!headers.link?.includes('rel="next"')) return;
  }
}
function listIn(value) {
  if (Array.isArray(value)) return value;
  throw undocumented();
}
function textIn(value) {
  if (typeof value === "string") return value;
  throw undocumented();
}
function numberIn(value) {
  if (typeof value === "number") return value;
  throw undocumented();
}
function undocumented() {
  return new Unanswered("the answer is not as GitHub documents it");
}

// src/github/branch.ts
var KINDS = {
  "100644": "blob",
  "100755": "blob",
  "120000": "blob",
  "040000": "tree",
  "160000": "commit"
};
function branchOf(client, place) {
  const { branch: name, ...repository } = place;
  const { git } = client.rest;
  const ref = `heads/${name}`;
  return {
    name,
    tip: () => tipOf(client, { ...repository, ref }),
    addTree: async (entries, files) => {
      const tree = [...entries.map(toForeign), ...files.map(toForeignFile)];
      return textIn((await git.createTree({ ...repository, tree })).data.sha);
    },
    addCommit: async ({ message, tree, parent }) => {
      const target = { ...repository, message, tree, parents: parent === null ? [] : [parent] };
      return textIn((await git.createCommit(target)).data.sha);
    },
    moveTo: async (sha, before) => {
      const target = { ...repository, sha };
      await (before === null ? git.createRef({ ...target, ref: `refs/${ref}` }) : git.updateRef({ ...target, ref, force: false }));
    }
  };
}
async function tipOf(client, { ref, ...repository }) {
  const { git } = client.rest;
  const sha = await shaOf(client, { ref, ...repository });
  if (sha === null) return null;
  const commit = await git.getCommit({ ...repository, commit_sha: sha });
  const treeSha = textIn(commit.data.tree?.sha);
  const { data: root } = await git.getTree({ ...repository, tree_sha: treeSha });
  const listed = listIn(root.tree);
  const entries = listed.flatMap(toEntry);
  const isComplete = root.truncated === false && entries.length === listed.length;
  return { sha, treeSha, entries, isComplete };
}
async function shaOf(client, target) {
  try {
    return textIn((await client.rest.git.getRef({ ...target })).data.object?.sha);
  } catch (error) {
    if (refusalOf(error) === "missing") return null;
    throw error;
  }
}
function toEntry({ path, mode, sha }) {
  if (!path || !sha || !isMode(mode)) return [];
  return [{ path, mode, sha }];
}
function isMode(mode) {
  return mode !== void 0 && Object.hasOwn(KINDS, mode);
}
function toForeign({ path, mode, sha }) {
  return { path, mode, type: KINDS[mode], sha };
}
function toForeignFile({ path, content }) {
  return { path, mode: "100644", type: "blob", content };
}

// src/github/check-runs.ts
var CONCLUSIONS = ["success", "neutral", "failure"];
function checkRuns(client, repository) {
  const { checks } = client.rest;
  return {
    named: async ({ sha, name }) => {
      const target = { ...repository, ref: sha, check_name: name, filter: "latest" };
      const { data } = await checks.listForRef({ ...target, per_page: 100 });
      return listIn(data.check_runs).toSorted((a, b) => b.id - a.id).flatMap(toWritten);
    },
    create: async (order) => {
      const { data } = await checks.create({
        ...repository,
        name: order.name,
        head_sha: order.headSha,
        status: "completed",
        conclusion: order.conclusion,
        details_url: order.detailsUrl,
        external_id: order.externalId,
        output: {
          title: order.title,
          summary: order.summary,
          annotations: order.annotations.map(toForeign2)
        },
        request: { retries: 0 }
      });
      return data.html_url ?? order.detailsUrl;
    }
  };
}
function toWritten({ output, ...check }) {
  const conclusion = CONCLUSIONS.find((one) => one === check.conclusion);
  if (conclusion === void 0) return [];
  return [
    {
      conclusion,
      title: output.title ?? "",
      summary: output.summary ?? "",
      externalId: check.external_id ?? "",
      url: check.html_url ?? ""
    }
  ];
}
function toForeign2({ path, startLine, endLine, level, title, message }) {
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    annotation_level: level,
    title,
    message
  };
}

// src/github/client.ts
async function load() {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import("./utils-P74IA4TP.js"),
    import("./dist-src-X7KQO75A.js")
  ]);
  return { defaults, RetryingOctokit: Octokit.plugin(retryRequests) };
}
async function createClient(token, policy = RETRY_POLICY) {
  const { defaults, RetryingOctokit } = await load();
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  return new RetryingOctokit({
    ...defaults,
    // Read anew: the package's own default is from the moment it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? "https://api.github.com",
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    policy
  });
}
function fetchWithin(ms, fetchAsTheRunner) {
  return (address2, options2) => {
    const signals = [options2?.signal, AbortSignal.timeout(ms)].filter(isSignal);
    return fetchAsTheRunner(address2, { ...options2, signal: AbortSignal.any(signals) });
  };
}
function isSignal(signal) {
  return signal !== null && signal !== void 0;
}
function ignore() {
}

// src/github/comments.ts
var MAX_PAGES = 30;
function commentThread(client, pull) {
  const { owner, repo, number } = pull;
  const { issues } = client.rest;
  const request = { retries: 0 };
  return {
    list: () => listComments(client, pull),
    lookUp: (nodeIds) => lookUpComments(client, nodeIds),
    create: async (body) => {
      const target = { owner, repo, issue_number: number, body, request };
      return toComment((await issues.createComment(target)).data);
    },
    update: (id, body) => isStillThere(issues.updateComment({ owner, repo, comment_id: id, body, request })),
    remove: async (id) => {
      await isStillThere(issues.deleteComment({ owner, repo, comment_id: id }));
    },
    minimise: (nodeId) => minimiseComment(client, nodeId)
  };
}
async function listComments(client, pull) {
  const { owner, repo, number } = pull;
  const target = { owner, repo, issue_number: number, per_page: 100 };
  const comments = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await client.rest.issues.listComments({ ...target, page });
    comments.push(...listIn(data).map(toComment));
    if (!headers.link?.includes('rel="next"')) return { comments, complete: true };
  }
  return { comments, complete: false };
}
async function isStillThere(change) {
  try {
    await change;
    return true;
  } catch (error) {
    if (["404", "410"].includes(detailOf(error, "status"))) return false;
    throw error;
  }
}
function toComment(comment) {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? "", body: comment.body ?? "", url };
}
var LOOK_UP = `query ($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
var MINIMISE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
    minimizedComment { isMinimized }
  }
}`;
async function lookUpComments(client, ids) {
  const answer = await client.graphql(LOOK_UP, { ids }).catch(existingPart);
  if (!isLookUp(answer))
    throw new Unanswered("the answer about the comments is not as GitHub documents it");
  const open3 = answer.nodes.flatMap((node) => node?.id && !node.isMinimized ? [node.id] : []);
  return { login: answer.viewer.login, open: new Set(open3) };
}
async function minimiseComment(client, id) {
  await client.graphql(MINIMISE, { id }).catch(existingPart);
}
function existingPart(error) {
  if (typeof error !== "object" || error === null || !("errors" in error)) throw error;
  const errors = Array.isArray(error.errors) ? error.errors : [];
  if (errors.length === 0 || !errors.every(isNotFound)) throw error;
  return "data" in error ? error.data : void 0;
}
function isNotFound(error) {
  return typeof error === "object" && error !== null && "type" in error && error.type === "NOT_FOUND";
}
function isLookUp(answer) {
  if (typeof answer !== "object" || answer === null) return false;
  if (!("viewer" in answer) || !("nodes" in answer)) return false;
  const { viewer, nodes } = answer;
  return typeof viewer === "object" && viewer !== null && "login" in viewer && Array.isArray(nodes);
}

// src/github/contents.ts
async function readContent(client, place, { mostBytes }) {
  try {
    return await retryDownload(client, async (until) => {
      let isFile = true;
      const open3 = async (signal) => {
        const opened = await openContent(client, place, signal);
        isFile = opened.isFile;
        return opened.incoming;
      };
      const bytes = await receive(open3, {
        mostBytes,
        until,
        maxSilence: client.policy.maxSilence
      });
      return isFile ? { kind: "file", bytes } : { kind: "folder" };
    });
  } catch (error) {
    if (refusalOf(error) === "missing") return { kind: "missing" };
    throw error;
  }
}
var RAW = { accept: "application/vnd.github.raw+json", "accept-encoding": "identity" };
async function openContent(client, place, signal) {
  const { repository, ref, path } = place;
  const request = { parseSuccessResponseBody: false, retries: 0, signal };
  const target = { ...repository, ref, path, headers: RAW, request };
  const { data, headers } = await client.rest.repos.getContent(target);
  const named = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const length = lengthOf((name) => named.get(name) ?? null);
  const isFile = !/^application\/json\b/.test(named.get("content-type") ?? "");
  return { isFile, incoming: { chunks: chunksOf(data), length } };
}
function chunksOf(data) {
  if (isStream(data)) return data;
  throw new Unanswered("GitHub gave a file without its content");
}
function isStream(data) {
  return typeof data === "object" && data !== null && Symbol.asyncIterator in data;
}

// src/github/pulls.ts
async function pullsWithHead(client, repository, { owner, branch, sha }) {
  const target = {
    ...repository,
    state: "open",
    head: `${owner}:${branch}`,
    per_page: 100
  };
  const found = [];
  for await (const page of pages((page2) => client.rest.pulls.list({ ...target, page: page2 }))) {
    const fitting = page.filter(({ head }) => head?.sha === sha);
    found.push(
      ...fitting.map(({ number, base }) => ({ number, headSha: sha, baseBranch: base.ref }))
    );
  }
  return found;
}
async function pullNow(client, repository, number) {
  const { data } = await client.rest.pulls.get({ ...repository, pull_number: number });
  const { head, base } = data;
  return { number, headSha: textIn(head?.sha), baseBranch: textIn(base?.ref) };
}

// src/github/reader.ts
function githubReader(client, repository) {
  return {
    artifacts: artifactStore(client, repository),
    history: commitHistory(client, repository),
    runs: runLookup(client, repository)
  };
}
function commitHistory(client, repository) {
  const { git, repos } = client.rest;
  const compare = async (base, head) => {
    const target = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    return (await repos.compareCommitsWithBasehead(target)).data;
  };
  return {
    parentsOf: async (sha) => {
      const { data } = await git.getCommit({ ...repository, commit_sha: sha });
      return listIn(data.parents).map((parent) => textIn(parent?.sha));
    },
    mergeBase: async (base, head) => textIn((await compare(base, head)).merge_base_commit?.sha),
    before: async function* (sha) {
      const target = { ...repository, sha, per_page: 100 };
      for await (const page of pages((page2) => repos.listCommits({ ...target, page: page2 }))) {
        yield page.map((commit) => textIn(commit?.sha));
      }
    },
    commitsAhead: async (base, head) => numberIn((await compare(base, head)).ahead_by)
  };
}
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
function runLookup(client, repository) {
  return async (id) => {
    const { data: run } = await client.rest.actions.getWorkflowRun({ ...repository, run_id: id });
    const home = numberIn(run.repository?.id);
    return {
      event: textIn(run.event),
      isOfFork: run.head_repository?.id !== home,
      workflow: workflowFile(textIn(run.path)),
      startedAt: run.run_started_at ?? null
    };
  };
}
function workflowFile(path) {
  return path.replace(/@.*$/s, "").replace(/^.*?(?=\.github\/workflows\/)/s, "");
}

// src/read/refusal.ts
function explainRefusal(error, permission) {
  const refusal2 = refusalOf(error);
  switch (refusal2) {
    case "missing":
      return { why: "missing" };
    case "expired":
      return { why: "expired", sha: null, expiredAt: null };
    case "forbidden":
      return { why: "forbidden", permission };
    case "unreachable":
      return { why: "unreachable", what: printable(detailOf(error, "message"), 200) };
    case null:
      throw error;
  }
}
async function ifAnswered(ask) {
  try {
    return await ask();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
function explainDownload(error, where) {
  if (!(error instanceof BrokenDownload)) return error;
  if (error.kind === "too-large") return fileTooLarge(where);
  return new UserError({ fault: "data", where, what: error.message, fix: FIX[error.kind] });
}
var FIX = {
  incomplete: "Run this job again.",
  "wrong-digest": "Run the job that uploads it again: what is stored is not what was uploaded."
};

// src/read/unzip.ts
var import_yauzl = __toESM(require_yauzl(), 1);

// src/read/entry-path.ts
function isPlainPath(path) {
  if (/[\\\0]|^[a-z]:/i.test(path)) return false;
  return path.replace(/\/$/, "").split("/").every((segment) => !["", ".", ".."].includes(segment));
}
function isHidden(path) {
  return path.startsWith("__MACOSX/") || path.split("/").some((segment) => segment.startsWith("."));
}

// src/read/natural-order.ts
function naturalOrder(a, b) {
  const [left, right] = [parts(a), parts(b)];
  for (const [i, part] of left.entries()) {
    const other = right[i];
    if (other === void 0) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || byCode(a, b);
}
function parts(name) {
  return name.match(/\d+|\D+/g) ?? [];
}
function compareParts(a, b) {
  const isCount2 = (text2) => /^\d/.test(text2);
  if (!isCount2(a) || !isCount2(b)) return byCode(a, b);
  const [left, right] = [a, b].map((text2) => text2.replace(/^0+(?=\d)/, ""));
  return left.length - right.length || byCode(left, right);
}
function byCode(a, b) {
  return a < b ? -1 : Number(a > b);
}

// src/read/zip-entry.ts
import { crc32, createInflateRaw } from "node:zlib";
var STORED = 0;
var DEFLATED = 8;
var HARMLESS_BYTES = 2 ** 20;
var MAX_RATIO = 200;
async function readEntry(entry, options2) {
  const { where } = options2;
  const { compressionMethod: method } = entry;
  if (entry.isEncrypted()) throw dataError(where, "is encrypted", "Upload it without a password.");
  if (method !== STORED && method !== DEFLATED) {
    const fix = "Zip the files with deflate, or without compression.";
    throw dataError(where, `is compressed by a method that is not read (${method})`, fix);
  }
  const saved = await savedBytes(entry, options2);
  const bytes = method === STORED ? saved : await unpack(saved, options2);
  if (bytes.length > options2.maxBytes) throw sweepTooLarge(where, MAX_FILE_BYTES);
  if (bytes.length !== entry.uncompressedSize) throw damaged(where, "its size is another");
  if (crc32(bytes) !== entry.crc32) throw damaged(where, "its checksum is another");
  return bytes;
}
async function savedBytes(entry, { archive, zip, where }) {
  try {
    const header = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return archive.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
  } catch (error) {
    throw damaged(where, detailOf(error, "message"));
  }
}
async function unpack(saved, { maxBytes, where }) {
  const plausible = Math.max(HARMLESS_BYTES, MAX_RATIO * saved.length);
  const engine = createInflateRaw({ chunkSize: 65536 });
  engine.end(saved);
  const parts2 = [];
  let size = 0;
  try {
    for await (const part of engine) {
      size += part.length;
      if (size > Math.min(maxBytes, plausible)) break;
      parts2.push(part);
    }
  } catch (error) {
    throw damaged(where, detailOf(error, "message"));
  }
  if (size > maxBytes) throw sweepTooLarge(where, MAX_FILE_BYTES);
  if (size > plausible) {
    const fix = "Check what wrote it: results do not repeat themselves so much.";
    throw dataError(where, `unpacks to more than ${MAX_RATIO} times its size`, fix);
  }
  if (engine.bytesWritten === saved.length) return Buffer.concat(parts2);
  throw damaged(where, "there is more in it than its content");
}
function damaged(where, reason) {
  const what = `is a damaged zip archive (${printable(reason)})`;
  return dataError(where, what, "Upload it again, by the step that makes it.");
}

// src/read/unzip.ts
async function unzip(archive, { where, mostBytes }) {
  const zip = await open(archive, where);
  const wanted = (await list2(zip, where)).filter(isWanted);
  wanted.sort((a, b) => naturalOrder(a.path, b.path));
  if (sizeOf(wanted) > archive.length) throw damaged(where, "its entries overlap");
  const files = [];
  let left = mostBytes;
  for (const { path, entry } of wanted) {
    const name = nameOf(where, path);
    const bytes = await readEntry(entry, { archive, zip, maxBytes: left, where: name });
    left -= bytes.length;
    files.push({ path, bytes });
  }
  return files;
}
async function open(archive, where) {
  const zip = await undamaged(where, (0, import_yauzl.fromBufferPromise)(archive, { decodeStrings: false }));
  if (zip.entryCount <= MAX_FILES) return zip;
  throw dataError(
    where,
    `holds ${zip.entryCount} entries, and at most ${MAX_FILES} are read`,
    "Upload only the files of one sweep."
  );
}
async function list2(zip, where) {
  const listed = /* @__PURE__ */ new Map();
  const entries = zip.eachEntry();
  for (; ; ) {
    const { done, value: entry } = await undamaged(where, entries.next());
    if (done) return [...listed.values()];
    const path = checkedPath(entry, where);
    if (listed.has(path)) {
      const fix = "Give every file a path of its own.";
      throw dataError(nameOf(where, path), "is in the archive more than once", fix);
    }
    listed.set(path, { path, entry });
  }
}
function checkedPath(entry, where) {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  const path = (0, import_yauzl.getFileNameLowLevel)(flags, fileNameRaw, extraFields, true);
  const name = nameOf(where, path);
  if (!isPlainPath(path)) {
    const fix = "Zip the files by relative paths, with forward slashes.";
    throw dataError(name, "has a path that could lead out of the archive", fix);
  }
  if (!isFileOrFolder(entry, path)) {
    throw dataError(name, "is a link or another special file", "Upload the file itself.");
  }
  return path;
}
var FILE = 32768;
var FOLDER = 16384;
var KIND = 61440;
function isFileOrFolder({ externalFileAttributes }, path) {
  const kind = externalFileAttributes >>> 16 & KIND;
  return kind === 0 || kind === FILE || kind === FOLDER && path.endsWith("/");
}
function isWanted({ path }) {
  return !path.endsWith("/") && !isHidden(path);
}
function sizeOf(listed) {
  return listed.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
}
function nameOf(where, path) {
  return `${where}, entry ${printablePath(path)}`;
}
async function undamaged(where, work) {
  try {
    return await work;
  } catch (error) {
    throw damaged(where, detailOf(error, "message"));
  }
}

// src/read/artifact-files.ts
var AT_A_TIME = 4;
async function readArtifacts(store, artifacts) {
  checkSizes(artifacts);
  const files = [];
  let left = MAX_FILE_BYTES;
  for await (const { artifact, stored } of downloads(store, artifacts)) {
    const where = nameOf2(artifact);
    for (const { path, bytes } of await unpack2(stored, { where, left })) {
      left -= bytes.length;
      const [inside, name] = path === null ? [where, artifact.name] : [`${where}, entry ${path}`, `${artifact.name}/${path}`];
      files.push(toSourceFile(bytes, name, inside));
    }
    if (files.length > MAX_FILES) throw tooManyFiles(where);
  }
  return files;
}
function checkSizes(artifacts) {
  let left = MAX_FILE_BYTES;
  for (const artifact of artifacts) {
    left -= artifact.bytes;
    if (left < 0) throw sweepTooLarge(nameOf2(artifact), MAX_FILE_BYTES);
  }
}
async function* downloads(store, artifacts) {
  const enough = new AbortController();
  const started = [];
  let next = 0;
  try {
    for (let i = 0; i < artifacts.length; i++) {
      for (const artifact of artifacts.slice(next, i + AT_A_TIME)) {
        const download2 = downloadOne(store, artifact, enough.signal);
        download2.catch(() => {
        });
        started.push(download2);
        next++;
      }
      const first = started.shift();
      if (first) yield await first;
    }
  } finally {
    enough.abort();
  }
}
async function downloadOne(store, artifact, signal) {
  try {
    return {
      artifact,
      stored: await store.download(artifact, { mostBytes: MAX_FILE_BYTES, signal })
    };
  } catch (error) {
    throw explainDownload(error, nameOf2(artifact));
  }
}
var ZIP_STARTS = ["PK", "PK"];
async function unpack2(stored, { where, left }) {
  const isZip = ZIP_STARTS.includes(stored.toString("latin1", 0, 4));
  if (isZip) return unzip(stored, { where, mostBytes: left });
  if (stored.length > left) throw sweepTooLarge(where, MAX_FILE_BYTES);
  return [{ path: null, bytes: stored }];
}
function nameOf2({ name }) {
  return `artifact ${printable(name)}`;
}
function tooManyFiles(where) {
  return new UserError({
    fault: "data",
    where,
    what: `makes the sweep more than ${MAX_FILES} files`,
    fix: "Put several trials into one file."
  });
}

// src/read/saved-sweeps.ts
var MAX_LOOKUPS = { commits: 80, newest: 100 };
var SavedSweeps = class {
  #runs;
  #workflow;
  /** Newest first. */
  #listed;
  #trusted = /* @__PURE__ */ new Map();
  /** The first question that was not answered: it is the last one too. */
  #trouble = null;
  /** The file of another workflow that has saved one of this name; untrusted text. */
  #other = null;
  constructor(runs, listed, workflow) {
    this.#runs = runs;
    this.#workflow = workflow;
    this.#listed = listed.filter(({ run }) => run !== null && !run.isOfFork);
  }
  /** The newest of a commit that has not expired. */
  of(sha) {
    const fits = ({ run, expired }) => run?.headSha === sha && !expired;
    return this.#first(fits, MAX_LOOKUPS.commits);
  }
  /** Whether there was one of a commit, which has expired. */
  async hadOf(sha) {
    return await this.#first(({ run, expired }) => run?.headSha === sha && expired) !== null;
  }
  newestOn(branch) {
    return this.#first(({ run, expired }) => run?.headBranch === branch && !expired);
  }
  /** Why there is none. */
  async absence({ artifact, branch }) {
    const past = await this.#first(({ run, expired }) => run?.headBranch === branch && expired);
    if (this.#trouble !== null) return this.#trouble;
    if (past === null) return { why: "no-baseline-yet", artifact, branch, other: this.#other };
    return { why: "expired", sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
  }
  async #first(fits, most = MAX_LOOKUPS.newest) {
    for (const artifact of this.#listed.filter(fits)) {
      if (artifact.run !== null && await this.#isTrusted(artifact.run.id, most)) return artifact;
    }
    return null;
  }
  #isTrusted(id, most) {
    const known = this.#trusted.get(id);
    if (known !== void 0) return known;
    if (this.#trusted.size >= most || this.#trouble !== null) return Promise.resolve(false);
    const trusted = this.#lookUp(id);
    this.#trusted.set(id, trusted);
    return trusted;
  }
  /** What cannot be looked up is not trusted; a run that has been deleted is no trouble. */
  async #lookUp(id) {
    try {
      const run = await this.#runs(id);
      const isTrusted = !run.isOfFork && TRUSTED_EVENTS.includes(run.event);
      if (isTrusted && run.workflow !== this.#workflow) this.#other ??= run.workflow;
      return isTrusted && run.workflow === this.#workflow;
    } catch (error) {
      if (refusalOf(error) !== "missing") this.#trouble = explainRefusal(error, "actions: read");
      return false;
    }
  }
};

// src/read/find-baseline.ts
async function findBaseline(github, query) {
  let listed;
  try {
    listed = await github.artifacts.named(query.artifact);
  } catch (error) {
    return { artifact: null, absence: explainRefusal(error, "actions: read") };
  }
  const others = listed.filter(({ run }) => run?.id !== query.ownRunId);
  const saved = new SavedSweeps(github.runs, others, query.workflow);
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const found = await climb(github, { query, saved, wanted });
  if (found === null) return { artifact: null, absence: await saved.absence(query) };
  const { artifact, rung, distance } = found;
  const passedOver = wanted !== null && rung !== wanted.rung && await saved.hadOf(wanted.sha);
  const expired = passedOver ? { sha: wanted.sha } : null;
  const isAssumed = wanted?.rung === "merge-base" && query.trainedSha !== query.headSha;
  const { branch } = query;
  return { artifact, choice: { rung, branch, wanted, distance, expired, isAssumed } };
}
async function climb(github, { query, saved, wanted }) {
  if (wanted !== null) {
    const exact = await saved.of(wanted.sha);
    if (exact) return { artifact: exact, rung: wanted.rung, distance: null };
    const ancestor = await ifAnswered(() => nearestAncestor(github, saved, wanted.sha));
    if (ancestor) return ancestor;
  }
  const newest = await saved.newestOn(query.branch);
  if (newest?.run == null) return null;
  const { headSha } = newest.run;
  const ahead = () => github.history.commitsAhead(wanted?.sha ?? query.headSha, headSha);
  return { artifact: newest, rung: "newest", distance: await ifAnswered(ahead) };
}
async function wantedCommit(github, query) {
  const { trainedSha, headSha, branch, isOnBranch } = query;
  if (isOnBranch) return { rung: "same-commit", sha: trainedSha ?? headSha };
  if (trainedSha !== null && trainedSha !== headSha) {
    const [base, head, ...more] = await ifAnswered(() => github.history.parentsOf(trainedSha)) ?? [];
    const isMerge = base !== void 0 && head === headSha && more.length === 0;
    if (isMerge && await isBase(github, query, base)) return { rung: "first-parent", sha: base };
  }
  return { rung: "merge-base", sha: await github.history.mergeBase(branch, headSha) };
}
async function isBase({ history }, { branch, headSha }, sha) {
  const isWithin = async (inner, outer) => await history.commitsAhead(outer, inner) === 0;
  const isOfBranch = async () => await isWithin(sha, branch) && isWithin(await history.mergeBase(branch, headSha), sha);
  return await ifAnswered(isOfBranch) ?? false;
}
var MAX_COMMITS = 1e3;
async function nearestAncestor({ history }, saved, sha) {
  let seen = 0;
  for await (const page of history.before(sha)) {
    for (const commit of page) {
      const artifact = await saved.of(commit);
      if (artifact === null) continue;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { artifact, rung: "ancestor", distance };
    }
    seen += page.length;
    if (seen >= MAX_COMMITS) return null;
  }
  return null;
}

// src/read/local.ts
import { readdir as readdir2 } from "node:fs";
import { realpath as realpath2, stat as stat2 } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join as join2, resolve as resolve3 } from "node:path";

// node_modules/tinyglobby/dist/index.mjs
import { readdir, readdirSync, realpath, realpathSync, stat, statSync } from "fs";
import { isAbsolute, posix, resolve as resolve2 } from "path";
import { fileURLToPath } from "url";

// node_modules/fdir/dist/index.mjs
import { createRequire } from "module";
import { basename, dirname, normalize, relative, resolve, sep } from "path";
import * as nativeFs from "fs";
var __require2 = /* @__PURE__ */ createRequire(import.meta.url);
function cleanPath(path) {
  let normalized = normalize(path);
  if (normalized.length > 1 && normalized[normalized.length - 1] === sep) normalized = normalized.substring(0, normalized.length - 1);
  return normalized;
}
var SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
  return path.replace(SLASHES_REGEX, separator);
}
var WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
  return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options2) {
  const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options2;
  const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
  if (resolvePaths) path = resolve(path);
  if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
  if (path === ".") return "";
  const needsSeperator = path[path.length - 1] !== pathSeparator;
  return convertSlashes(needsSeperator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
  return directoryPath + filename;
}
function joinPathWithRelativePath(root, options2) {
  return function(filename, directoryPath) {
    const sameRoot = directoryPath.startsWith(root);
    if (sameRoot) return directoryPath.slice(root.length) + filename;
    else return convertSlashes(relative(root, directoryPath), options2.pathSeparator) + options2.pathSeparator + filename;
  };
}
function joinPath(filename) {
  return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
  return directoryPath + filename + separator;
}
function build$7(root, options2) {
  const { relativePaths, includeBasePath } = options2;
  return relativePaths && root ? joinPathWithRelativePath(root, options2) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
  return function(directoryPath, paths) {
    paths.push(directoryPath.substring(root.length) || ".");
  };
}
function pushDirectoryFilterWithRelativePath(root) {
  return function(directoryPath, paths, filters) {
    const relativePath = directoryPath.substring(root.length) || ".";
    if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
  };
}
var pushDirectory = (directoryPath, paths) => {
  paths.push(directoryPath || ".");
};
var pushDirectoryFilter = (directoryPath, paths, filters) => {
  const path = directoryPath || ".";
  if (filters.every((filter) => filter(path, true))) paths.push(path);
};
var empty$2 = () => {
};
function build$6(root, options2) {
  const { includeDirs, filters, relativePaths } = options2;
  if (!includeDirs) return empty$2;
  if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
  return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
var pushFileFilterAndCount = (filename, _paths, counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) counts.files++;
};
var pushFileFilter = (filename, paths, _counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
var pushFileCount = (_filename, _paths, counts, _filters) => {
  counts.files++;
};
var pushFile = (filename, paths) => {
  paths.push(filename);
};
var empty$1 = () => {
};
function build$5(options2) {
  const { excludeFiles, filters, onlyCounts } = options2;
  if (excludeFiles) return empty$1;
  if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
  else if (onlyCounts) return pushFileCount;
  else return pushFile;
}
var getArray = (paths) => {
  return paths;
};
var getArrayGroup = () => {
  return [""].slice(0, 0);
};
function build$4(options2) {
  return options2.group ? getArrayGroup : getArray;
}
var groupFiles = (groups, directory, files) => {
  groups.push({
    directory,
    files,
    dir: directory
  });
};
var empty = () => {
};
function build$3(options2) {
  return options2.group ? groupFiles : empty;
}
var resolveSymlinksAsync = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  fs.realpath(path, (error, resolvedPath) => {
    if (error) return queue.dequeue(suppressErrors ? null : error, state);
    fs.stat(resolvedPath, (error$1, stat3) => {
      if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
      if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
      callback$1(stat3, resolvedPath);
      queue.dequeue(null, state);
    });
  });
};
var resolveSymlinks = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  try {
    const resolvedPath = fs.realpathSync(path);
    const stat3 = fs.statSync(resolvedPath);
    if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return;
    callback$1(stat3, resolvedPath);
  } catch (e) {
    if (!suppressErrors) throw e;
  }
};
function build$2(options2, isSynchronous) {
  if (!options2.resolveSymlinks || options2.excludeSymlinks) return null;
  return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
  if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
  let parent = dirname(path);
  let depth = 1;
  while (parent !== state.root && depth < 2) {
    const resolvedPath = state.symlinks.get(parent);
    const isSameRoot = !!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath));
    if (isSameRoot) depth++;
    else parent = dirname(parent);
  }
  state.symlinks.set(path, resolved);
  return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
  return state.visited.includes(resolved + state.options.pathSeparator);
}
var onlyCountsSync = (state) => {
  return state.counts;
};
var groupsSync = (state) => {
  return state.groups;
};
var defaultSync = (state) => {
  return state.paths;
};
var limitFilesSync = (state) => {
  return state.paths.slice(0, state.options.maxFiles);
};
var onlyCountsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.counts, state.options.suppressErrors);
  return null;
};
var defaultAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths, state.options.suppressErrors);
  return null;
};
var limitFilesAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
  return null;
};
var groupsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.groups, state.options.suppressErrors);
  return null;
};
function report(error, callback$1, output, suppressErrors) {
  if (error && !suppressErrors) callback$1(error, output);
  else callback$1(null, output);
}
function build$1(options2, isSynchronous) {
  const { onlyCounts, group, maxFiles } = options2;
  if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
  else if (group) return isSynchronous ? groupsSync : groupsAsync;
  else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
  else return isSynchronous ? defaultSync : defaultAsync;
}
var readdirOpts = { withFileTypes: true };
var walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  state.queue.enqueue();
  if (currentDepth < 0) return state.queue.dequeue(null, state);
  const { fs } = state;
  state.visited.push(crawlPath);
  state.counts.directories++;
  fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
    callback$1(entries, directoryPath, currentDepth);
    state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
};
var walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  const { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath);
  state.counts.directories++;
  let entries = [];
  try {
    entries = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
  return isSynchronous ? walkSync : walkAsync;
}
var Queue = class {
  count = 0;
  constructor(onQueueEmpty) {
    this.onQueueEmpty = onQueueEmpty;
  }
  enqueue() {
    this.count++;
    return this.count;
  }
  dequeue(error, output) {
    if (this.onQueueEmpty && (--this.count <= 0 || error)) {
      this.onQueueEmpty(error, output);
      if (error) {
        output.controller.abort();
        this.onQueueEmpty = void 0;
      }
    }
  }
};
var Counter = class {
  _files = 0;
  _directories = 0;
  set files(num) {
    this._files = num;
  }
  get files() {
    return this._files;
  }
  set directories(num) {
    this._directories = num;
  }
  get directories() {
    return this._directories;
  }
  /**
  * @deprecated use `directories` instead
  */
  /* c8 ignore next 3 */
  get dirs() {
    return this._directories;
  }
};
var Aborter = class {
  aborted = false;
  abort() {
    this.aborted = true;
  }
};
var Walker = class {
  root;
  isSynchronous;
  state;
  joinPath;
  pushDirectory;
  pushFile;
  getArray;
  groupFiles;
  resolveSymlink;
  walkDirectory;
  callbackInvoker;
  constructor(root, options2, callback$1) {
    this.isSynchronous = !callback$1;
    this.callbackInvoker = build$1(options2, this.isSynchronous);
    this.root = normalizePath(root, options2);
    this.state = {
      root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
      paths: [""].slice(0, 0),
      groups: [],
      counts: new Counter(),
      options: options2,
      queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
      symlinks: /* @__PURE__ */ new Map(),
      visited: [""].slice(0, 0),
      controller: new Aborter(),
      fs: options2.fs || nativeFs
    };
    this.joinPath = build$7(this.root, options2);
    this.pushDirectory = build$6(this.root, options2);
    this.pushFile = build$5(options2);
    this.getArray = build$4(options2);
    this.groupFiles = build$3(options2);
    this.resolveSymlink = build$2(options2, this.isSynchronous);
    this.walkDirectory = build(this.isSynchronous);
  }
  start() {
    this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
    this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
    return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
  }
  walk = (entries, directoryPath, depth) => {
    const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    const files = this.getArray(this.state.paths);
    for (let i = 0; i < entries.length; ++i) {
      const entry = entries[i];
      if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
        const filename = this.joinPath(entry.name, directoryPath);
        this.pushFile(filename, files, this.state.counts, filters);
      } else if (entry.isDirectory()) {
        let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
        if (exclude && exclude(entry.name, path)) continue;
        this.pushDirectory(path, paths, filters);
        this.walkDirectory(this.state, path, path, depth - 1, this.walk);
      } else if (this.resolveSymlink && entry.isSymbolicLink()) {
        let path = joinPathWithBasePath(entry.name, directoryPath);
        this.resolveSymlink(path, this.state, (stat3, resolvedPath) => {
          if (stat3.isDirectory()) {
            resolvedPath = normalizePath(resolvedPath, this.state.options);
            if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
            this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
          } else {
            resolvedPath = useRealPaths ? resolvedPath : path;
            const filename = basename(resolvedPath);
            const directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
            resolvedPath = this.joinPath(filename, directoryPath$1);
            this.pushFile(resolvedPath, files, this.state.counts, filters);
          }
        });
      }
    }
    this.groupFiles(this.state.groups, directoryPath, files);
  };
};
function promise(root, options2) {
  return new Promise((resolve$1, reject) => {
    callback(root, options2, (err, output) => {
      if (err) return reject(err);
      resolve$1(output);
    });
  });
}
function callback(root, options2, callback$1) {
  let walker = new Walker(root, options2, callback$1);
  walker.start();
}
function sync(root, options2) {
  const walker = new Walker(root, options2);
  return walker.start();
}
var APIBuilder = class {
  constructor(root, options2) {
    this.root = root;
    this.options = options2;
  }
  withPromise() {
    return promise(this.root, this.options);
  }
  withCallback(cb) {
    callback(this.root, this.options, cb);
  }
  sync() {
    return sync(this.root, this.options);
  }
};
var pm = null;
try {
  __require2.resolve("picomatch");
  pm = __require2("picomatch");
} catch {
}
var Builder = class {
  globCache = {};
  options = {
    maxDepth: Infinity,
    suppressErrors: true,
    pathSeparator: sep,
    filters: []
  };
  globFunction;
  constructor(options2) {
    this.options = {
      ...this.options,
      ...options2
    };
    this.globFunction = this.options.globFunction;
  }
  group() {
    this.options.group = true;
    return this;
  }
  withPathSeparator(separator) {
    this.options.pathSeparator = separator;
    return this;
  }
  withBasePath() {
    this.options.includeBasePath = true;
    return this;
  }
  withRelativePaths() {
    this.options.relativePaths = true;
    return this;
  }
  withDirs() {
    this.options.includeDirs = true;
    return this;
  }
  withMaxDepth(depth) {
    this.options.maxDepth = depth;
    return this;
  }
  withMaxFiles(limit) {
    this.options.maxFiles = limit;
    return this;
  }
  withFullPaths() {
    this.options.resolvePaths = true;
    this.options.includeBasePath = true;
    return this;
  }
  withErrors() {
    this.options.suppressErrors = false;
    return this;
  }
  withSymlinks({ resolvePaths = true } = {}) {
    this.options.resolveSymlinks = true;
    this.options.useRealPaths = resolvePaths;
    return this.withFullPaths();
  }
  withAbortSignal(signal) {
    this.options.signal = signal;
    return this;
  }
  normalize() {
    this.options.normalizePath = true;
    return this;
  }
  filter(predicate) {
    this.options.filters.push(predicate);
    return this;
  }
  onlyDirs() {
    this.options.excludeFiles = true;
    this.options.includeDirs = true;
    return this;
  }
  exclude(predicate) {
    this.options.exclude = predicate;
    return this;
  }
  onlyCounts() {
    this.options.onlyCounts = true;
    return this;
  }
  crawl(root) {
    return new APIBuilder(root || ".", this.options);
  }
  withGlobFunction(fn) {
    this.globFunction = fn;
    return this;
  }
  /**
  * @deprecated Pass options using the constructor instead:
  * ```ts
  * new fdir(options).crawl("/path/to/root");
  * ```
  * This method will be removed in v7.0
  */
  /* c8 ignore next 4 */
  crawlWithOptions(root, options2) {
    this.options = {
      ...this.options,
      ...options2
    };
    return new APIBuilder(root || ".", this.options);
  }
  glob(...patterns) {
    if (this.globFunction) return this.globWithOptions(patterns);
    return this.globWithOptions(patterns, ...[{ dot: true }]);
  }
  globWithOptions(patterns, ...options2) {
    const globFn = this.globFunction || pm;
    if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
    var isMatch = this.globCache[patterns.join("\0")];
    if (!isMatch) {
      isMatch = globFn(patterns, ...options2);
      this.globCache[patterns.join("\0")] = isMatch;
    }
    this.options.filters.push((path) => isMatch(path));
    return this;
  }
};

// node_modules/tinyglobby/dist/index.mjs
var import_picomatch = __toESM(require_picomatch2(), 1);
var isReadonlyArray = Array.isArray;
var BACKSLASHES = /\\/g;
var DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/;
var isWin = process.platform === "win32";
var ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options2 = {}) {
  const patternsCount = patterns.length;
  const patternsParts = Array(patternsCount);
  const matchers = Array(patternsCount);
  let i, j;
  for (i = 0; i < patternsCount; i++) {
    const parts2 = splitPattern(patterns[i]);
    patternsParts[i] = parts2;
    const partsCount = parts2.length;
    const partMatchers = Array(partsCount);
    for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch.default)(parts2[j], options2);
    matchers[i] = partMatchers;
  }
  return (input) => {
    const inputParts = input.split("/");
    if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return true;
    for (i = 0; i < patternsCount; i++) {
      const patternParts = patternsParts[i];
      const matcher = matchers[i];
      const inputPatternCount = inputParts.length;
      const minParts = Math.min(inputPatternCount, patternParts.length);
      j = 0;
      while (j < minParts) {
        const part = patternParts[j];
        if (part.includes("/")) return true;
        if (!matcher[j](inputParts[j])) break;
        if (!options2.noglobstar && part === "**") return true;
        j++;
      }
      if (j === inputPatternCount) return true;
    }
    return false;
  };
}
var WIN32_ROOT_DIR = /^[A-Z]:\/$/i;
var isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
  if (cwd === root || root.startsWith(`${cwd}/`)) {
    if (absolute) {
      const start = cwd.length + +!isRoot(cwd);
      return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
    }
    const prefix = root.slice(cwd.length + 1);
    if (prefix) return (p, isDir) => {
      if (p === ".") return prefix;
      const result = `${prefix}/${p}`;
      return isDir ? result.slice(0, -1) : result;
    };
    return (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
  }
  if (absolute) return (p) => posix.relative(cwd, p) || ".";
  return (p) => posix.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
  if (root.startsWith(`${cwd}/`)) {
    const prefix = root.slice(cwd.length + 1);
    return (p) => `${prefix}/${p}`;
  }
  return (p) => {
    const result = posix.relative(cwd, `${root}/${p}`);
    return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
  };
}
function ensureNonDriveRelativePath(path) {
  return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
var splitPatternOptions = { parts: true };
function splitPattern(path) {
  var _result$parts;
  const result = import_picomatch.default.scan(path, splitPatternOptions);
  return ((_result$parts = result.parts) === null || _result$parts === void 0 ? void 0 : _result$parts.length) ? result.parts : [path];
}
var POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g;
var WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g;
var escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapePath = isWin ? escapeWin32Path : escapePosixPath;
function isDynamicPattern(pattern, options2) {
  if ((options2 === null || options2 === void 0 ? void 0 : options2.caseSensitiveMatch) === false) return true;
  const scan = import_picomatch.default.scan(pattern);
  return scan.isGlob || scan.negated;
}
function log(...tasks) {
  console.log(`[tinyglobby ${(/* @__PURE__ */ new Date()).toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
  return typeof value === "string" ? [value] : value !== null && value !== void 0 ? value : [];
}
var PARENT_DIRECTORY = /^(\/?\.\.)+/;
var ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
  var _PARENT_DIRECTORY$exe;
  const cwd = opts.cwd;
  let result = pattern;
  if (pattern[pattern.length - 1] === "/") result = pattern.slice(0, -1);
  if (result[result.length - 1] !== "*" && opts.expandDirectories) result += "/**";
  const escapedCwd = escapePath(cwd);
  result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix.relative(escapedCwd, result) : posix.normalize(result);
  const parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0];
  const parts2 = splitPattern(result);
  if (parentDir) {
    const n = (parentDir.length + 1) / 3;
    let i = 0;
    const cwdParts = escapedCwd.split("/");
    while (i < n && parts2[i + n] === cwdParts[cwdParts.length + i - n]) {
      result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts2[i + n].length + 1) || ".";
      i++;
    }
    const potentialRoot = posix.join(cwd, parentDir.slice(i * 3));
    if (potentialRoot[0] !== "." && props.root.length > potentialRoot.length) {
      props.root = ensureNonDriveRelativePath(potentialRoot);
      props.depthOffset = -n + i;
    }
  }
  if (!isIgnore && props.depthOffset >= 0) {
    var _props$commonPath;
    (_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts2);
    const newCommonPath = [];
    const length = Math.min(props.commonPath.length, parts2.length);
    for (let i = 0; i < length; i++) {
      const part = parts2[i];
      if (part === "**" && !parts2[i + 1]) {
        newCommonPath.pop();
        break;
      }
      if (i === parts2.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
      newCommonPath.push(part);
    }
    props.depthOffset = newCommonPath.length;
    props.commonPath = newCommonPath;
    props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix.join(cwd, ...newCommonPath) : cwd);
  }
  return result;
}
function processPatterns(options2, patterns, props) {
  const matchPatterns = [];
  const ignorePatterns = [];
  for (const pattern of options2.ignore) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") ignorePatterns.push(normalizePattern(pattern, options2, props, true));
  }
  for (const pattern of patterns) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") matchPatterns.push(normalizePattern(pattern, options2, props, false));
    else if (pattern[1] !== "!" || pattern[2] === "(") ignorePatterns.push(normalizePattern(pattern.slice(1), options2, props, true));
  }
  return {
    match: matchPatterns,
    ignore: ignorePatterns
  };
}
function buildCrawler(options2, patterns) {
  const cwd = options2.cwd;
  const props = {
    root: cwd,
    depthOffset: 0
  };
  const processed = processPatterns(options2, patterns, props);
  if (options2.debug) log("internal processing patterns:", processed);
  const { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options2;
  const root = props.root.replace(BACKSLASHES, "");
  const matchOptions = {
    dot,
    nobrace: options2.braceExpansion === false,
    nocase: !caseSensitiveMatch,
    noextglob: options2.extglob === false,
    noglobstar: options2.globstar === false,
    posix: true
  };
  const matcher = (0, import_picomatch.default)(processed.match, matchOptions);
  const ignore2 = (0, import_picomatch.default)(processed.ignore, matchOptions);
  const partialMatcher = getPartialMatcher(processed.match, matchOptions);
  const format = buildFormat(cwd, root, absolute);
  const excludeFormatter = absolute ? format : buildFormat(cwd, root, true);
  const excludePredicate = (_, p) => {
    const relativePath = excludeFormatter(p, true);
    return relativePath !== "." && !partialMatcher(relativePath) || ignore2(relativePath);
  };
  let maxDepth;
  if (options2.deep !== void 0) maxDepth = Math.round(options2.deep - props.depthOffset);
  const crawler = new Builder({
    filters: [debug ? (p, isDirectory) => {
      const path = format(p, isDirectory);
      const matches = matcher(path) && !ignore2(path);
      if (matches) log(`matched ${path}`);
      return matches;
    } : (p, isDirectory) => {
      const path = format(p, isDirectory);
      return matcher(path) && !ignore2(path);
    }],
    exclude: debug ? (_, p) => {
      const skipped = excludePredicate(_, p);
      log(`${skipped ? "skipped" : "crawling"} ${p}`);
      return skipped;
    } : excludePredicate,
    fs: options2.fs,
    pathSeparator: "/",
    relativePaths: !absolute,
    resolvePaths: absolute,
    includeBasePath: absolute,
    resolveSymlinks: followSymbolicLinks,
    excludeSymlinks: !followSymbolicLinks,
    excludeFiles: onlyDirectories,
    includeDirs: onlyDirectories || !options2.onlyFiles,
    maxDepth,
    signal: options2.signal
  }).crawl(root);
  if (options2.debug) log("internal properties:", {
    ...props,
    root
  });
  return [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
  if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
  return paths;
}
var defaultOptions = {
  caseSensitiveMatch: true,
  debug: !!process.env.TINYGLOBBY_DEBUG,
  expandDirectories: true,
  followSymbolicLinks: true,
  onlyFiles: true
};
function getOptions(options2) {
  const opts = Object.assign({}, options2);
  for (const key in defaultOptions) if (opts[key] === void 0) Object.assign(opts, { [key]: defaultOptions[key] });
  opts.cwd = (opts.cwd instanceof URL ? fileURLToPath(opts.cwd) : resolve2(opts.cwd || process.cwd())).replace(BACKSLASHES, "/");
  opts.ignore = ensureStringArray(opts.ignore);
  opts.fs && (opts.fs = {
    readdir: opts.fs.readdir || readdir,
    readdirSync: opts.fs.readdirSync || readdirSync,
    realpath: opts.fs.realpath || realpath,
    realpathSync: opts.fs.realpathSync || realpathSync,
    stat: opts.fs.stat || stat,
    statSync: opts.fs.statSync || statSync
  });
  if (opts.debug) log("globbing with options:", opts);
  return opts;
}
function getCrawler(globInput, inputOptions = {}) {
  var _ref;
  if (globInput && (inputOptions === null || inputOptions === void 0 ? void 0 : inputOptions.patterns)) throw new Error("Cannot pass patterns as both an argument and an option");
  const isModern = isReadonlyArray(globInput) || typeof globInput === "string";
  const patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*");
  const options2 = getOptions(isModern ? inputOptions : globInput);
  return patterns.length > 0 ? buildCrawler(options2, patterns) : [];
}
async function glob(globInput, options2) {
  const [crawler, relative2] = getCrawler(globInput, options2);
  return crawler ? formatPaths(await crawler.withPromise(), relative2) : [];
}

// src/read/meta-file.ts
import { dirname as dirname2, join } from "node:path";
var META_FILE = "sweep.meta.json";
function isMetaFile({ path }) {
  return path.split(/[/\\]/).at(-1) === META_FILE;
}
function metaFilesBeside(paths) {
  const own = new Set(paths);
  const beside = new Set(paths.map((path) => join(dirname2(path), META_FILE)));
  return [...beside].filter((path) => !own.has(path));
}

// src/read/read-file.ts
import { constants } from "node:fs";
import { open as open2 } from "node:fs/promises";
var HEAD_BYTES = 8192;
async function readFile(place, maxBytes) {
  const { path } = place;
  let handle;
  try {
    handle = await openFile(place);
    const { size } = await handle.stat();
    const head = await readHead(handle, Math.min(size, HEAD_BYTES));
    if (size > HEAD_BYTES && head.includes(0) && !isDatabase(head)) {
      return { file: toSourceFile(head, path), bytes: 0 };
    }
    if (size > MAX_FILE_BYTES) return refused(path, fileTooLarge(path));
    if (size > maxBytes) return refused(path, sweepTooLarge(path));
    const bytes = size > HEAD_BYTES ? await handle.readFile() : head;
    return { file: toSourceFile(bytes, path), bytes: bytes.length };
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(path, error);
  } finally {
    await handle?.close();
  }
}
function refused(path, refusal2) {
  return { file: { path, text: "", refusal: refusal2 }, bytes: 0 };
}
async function openFile({ path, fullPath }) {
  const handle = await open2(fullPath, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  const fix = "Name a file, a folder or a glob.";
  throw dataError(printablePath(path), "is neither a file nor a folder", fix);
}
async function readHead(handle, length) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}
function unreadable(path, error) {
  const code = error.code ?? "unknown error";
  return dataError(
    printablePath(path),
    `cannot be read (${code})`,
    "Check that the file exists and that this user may read it."
  );
}

// src/read/local.ts
var MAX_WALKED = 1e5;
async function readLocal(spec, { directory }) {
  const paths = await listLocal(spec, directory);
  if (paths.length > MAX_FILES) throw tooManyFiles2(spec, MAX_FILES);
  const files = [];
  let maxBytes = MAX_SWEEP_BYTES;
  for (const path of paths) {
    const { file, bytes } = await readFile({ path, fullPath: resolve3(directory, path) }, maxBytes);
    maxBytes -= bytes;
    files.push(file);
  }
  return files;
}
async function listLocal(spec, directory) {
  if (spec.trim() === "") {
    const fix = "Name a file, a folder or a glob.";
    throw new UserError({ fault: "settings", where: "path", what: "is empty", fix });
  }
  return withMeta(await findFiles(spec, directory), directory);
}
async function findFiles(spec, directory) {
  const kind = await kindOf(spec, directory);
  if (kind === "file") return [spec];
  const names = kind === "folder" ? (await list3("**", { spec, cwd: resolve3(directory, spec), max: MAX_FILES })).map(
    (name) => join2(spec, name)
  ) : await list3(spec, { spec, cwd: directory, max: MAX_WALKED });
  return withoutRepeats(names.sort(naturalOrder), directory);
}
async function withMeta(paths, directory) {
  const found = [];
  for (const path of metaFilesBeside(paths)) {
    if (await kindOf(path, directory) === "file") found.push(path);
  }
  return found.length === 0 ? paths : [...paths, ...found].sort(naturalOrder);
}
async function withoutRepeats(paths, directory) {
  const named = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const full = resolve3(directory, path);
    const real = await realPathOf(full);
    if (real === null || named.has(real) && real !== full) continue;
    if (await kindOf(path, directory) !== "folder") named.set(real, path);
  }
  return [...named.values()].sort(naturalOrder);
}
async function realPathOf(path) {
  return realpath2(path).catch(
    (error) => error.code === "ELOOP" ? null : path
  );
}
var Walk = class {
  #max;
  #stop = new AbortController();
  #files = 0;
  constructor(max) {
    this.#max = max;
  }
  get signal() {
    return this.#stop.signal;
  }
  /** Lists links as files, so that the search neither follows them nor leaves them out. */
  readdir = (path, options2, done) => {
    readdir2(path, options2, (error, entries) => {
      for (const entry of entries ?? []) {
        if (!entry.isDirectory() && !entry.name.startsWith(".")) this.#files++;
        if (entry.isSymbolicLink()) Object.assign(entry, LISTED_AS_FILE);
      }
      if (this.#files > this.#max) this.#stop.abort();
      done(error, this.signal.aborted ? [] : entries);
    });
  };
};
var LISTED_AS_FILE = { isFile: () => true, isSymbolicLink: () => false };
var MAX_STARS = 4;
var MAX_BRACES = 4;
var MAX_COMMAS = 40;
function checkPattern(pattern) {
  const names = pattern.split("/");
  const count = (text2, sign) => text2.match(sign)?.length ?? 0;
  const isBounded = names.every((name) => count(name, /\*+/g) <= MAX_STARS) && names.filter((name) => name === "**").length <= MAX_STARS && count(pattern, /\{/g) <= MAX_BRACES && (!pattern.includes("{") || count(pattern, /,/g) <= MAX_COMMAS);
  if (isBounded) return;
  throw new UserError({
    fault: "settings",
    where: printablePath(pattern),
    what: `could take very long to match: a glob may have ${MAX_STARS} * in a name, ${MAX_STARS} ** between slashes, and ${MAX_BRACES} pairs of braces with ${MAX_COMMAS} commas`,
    fix: "Write a shorter one, or name the folder."
  });
}
async function list3(wanted, { spec, cwd, max }) {
  checkPattern(wanted);
  const pattern = wanted.replace(/[()]/g, "[$&]");
  const walk = new Walk(max);
  const options2 = {
    dot: false,
    followSymbolicLinks: false,
    expandDirectories: false,
    fs: { readdir: walk.readdir },
    signal: walk.signal,
    cwd,
    absolute: isAbsolute2(wanted)
  };
  const names = await glob([pattern, `${pattern.replace(/\/$/, "")}/**`], options2).catch(
    (error) => {
      throw unreadable(spec, error);
    }
  );
  if (walk.signal.aborted) throw tooManyFiles2(spec, max);
  return names;
}
var ABSENT = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"];
async function kindOf(spec, directory) {
  try {
    const found = await stat2(resolve3(directory, spec));
    return found.isDirectory() ? "folder" : "file";
  } catch (error) {
    if (ABSENT.includes(error.code ?? "")) return "none";
    throw unreadable(spec, error);
  }
}
function tooManyFiles2(spec, max) {
  return dataError(
    printablePath(spec),
    `has more than ${max.toLocaleString("en-US")} files`,
    "Name a smaller folder, or a glob that matches only the sweep."
  );
}

// src/read/location.ts
function parseLocation(text2, option) {
  const [word = "", ...rest] = text2.split(":");
  const [first = "", after] = [rest[0], rest.slice(1).join(":")];
  if (text2 === "auto") return { kind: "auto" };
  if (rest.length === 0) return { kind: "path", spec: text2 };
  switch (word) {
    case "artifact":
      return { kind: "artifact", runId: null, pattern: filled(rest.join(":"), text2, option) };
    case "run":
      return {
        kind: "artifact",
        runId: runId(first, text2, option),
        pattern: filled(after, text2, option)
      };
    case "ref":
      return { kind: "ref", ref: filled(first, text2, option), path: filled(after, text2, option) };
    default:
      if (first.startsWith("//")) throw address(word, option);
      return { kind: "path", spec: text2 };
  }
}
var OPTUNA_EXPORT = 'Export the trials: `study.trials_dataframe().to_csv("trials.csv", index=False)`.';
var ADDRESSES = {
  postgresql: { of: "a PostgreSQL database, such as a storage of Optuna", fix: OPTUNA_EXPORT },
  postgres: { of: "a PostgreSQL database, such as a storage of Optuna", fix: OPTUNA_EXPORT },
  mysql: { of: "a MySQL database, such as a storage of Optuna", fix: OPTUNA_EXPORT },
  redis: { of: "a Redis database, such as a storage of Optuna", fix: OPTUNA_EXPORT },
  sqlite: { of: "an SQLite database", fix: "Name its file." }
};
var ELSEWHERE = { of: "something that is no file here", fix: "Download it, and name the file." };
function address(scheme, option) {
  const [kind = ""] = scheme.toLowerCase().split("+");
  const { of, fix } = (Object.hasOwn(ADDRESSES, kind) ? ADDRESSES[kind] : null) ?? ELSEWHERE;
  return new UserError({
    fault: "settings",
    where: option,
    what: `is the address of ${of}; only files are read`,
    fix
  });
}
function filled(part, text2, option) {
  if (part.trim() !== "") return part;
  throw incomplete2(text2, option);
}
function runId(part, text2, option) {
  const id = /^[1-9]\d*$/.test(part) ? Number(part) : Number.NaN;
  if (Number.isSafeInteger(id)) return id;
  throw incomplete2(text2, option);
}
function incomplete2(text2, option) {
  return new UserError({
    fault: "settings",
    where: option,
    what: `is ${JSON.stringify(printable(text2))}`,
    fix: "Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; before a path that begins so, put ./ (as in ./run:7)."
  });
}
function fitsPattern(name, pattern) {
  const [text2, wanted] = [Array.from(name), Array.from(pattern)];
  let [at, to, star, resume] = [0, 0, -1, 0];
  while (at < text2.length) {
    if (wanted[to] === "*") [star, resume, to] = [to, at, to + 1];
    else if (wanted[to] === "?" || wanted[to] === text2[at]) [at, to] = [at + 1, to + 1];
    else if (star >= 0) [at, to, resume] = [resume + 1, star + 1, resume + 1];
    else return false;
  }
  return wanted.slice(to).every((character) => character === "*");
}

// src/read/place.ts
function localPlace(directory) {
  return { directory, workspaceSha: null, instance: "", repository: "", github: null };
}
function requireGitHub({ github }, location) {
  if (github !== null) return github;
  throw new UserError({
    fault: "settings",
    where: printable(location),
    what: "is on GitHub, where nothing can be read without a token and a repository",
    fix: "In the Action, give the step its `github-token`; on the command line, name files."
  });
}

// src/read/search.ts
function plainSearch(location, absence) {
  return { location, absence, artifacts: [], choice: null, age: null, shards: null };
}

// src/read/select-artifacts.ts
function fittingArtifacts(listed, pattern) {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}
function savedArtifacts(listed, name) {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  return shards.length > 0 ? inOrder(shards) : listed.filter((artifact) => artifact.name === name);
}
function inOrder(artifacts) {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}
function countShards(chosen, listed) {
  const jobs = Math.max(0, ...chosen.map((artifact) => shardOf(artifact).jobs));
  if (jobs === 0) return null;
  const jobsIn = (artifacts) => new Set(artifacts.map(shardOf).flatMap((shard) => shard.jobs === jobs ? shard.job : []));
  const own = jobsIn(chosen);
  const others = jobsIn(listed.filter(({ id }) => !chosen.some((one) => one.id === id)));
  const isShared = [...others].every((job) => !own.has(job));
  if (own.size === 1 && others.size > 0 && isShared) return null;
  return { jobs, saved: own.size + (isShared ? others.size : 0) };
}
var SHARD = /\.(\d{1,4})-of-(\d{1,4})$/;
function shardOf({ name }) {
  const [, job, jobs] = name.startsWith(SAVED) && SHARD.exec(name) || [];
  return { job: Number(job ?? 0), jobs: Number(jobs ?? 0) };
}
var SAVED = "tuning-gate-sweep";
function savedName(instance, shard = "") {
  const [name, part] = [encodedName(instance), encodedName(shard)];
  return [[SAVED, name].filter(Boolean).join("-"), part].filter(Boolean).join(".");
}

// src/read/find-sweep.ts
async function findSweep(wanted, place) {
  const found = await find(wanted, place);
  const { absence } = found.search;
  if (wanted.arm === "candidate" && absence !== null) refuseOutage(absence, found.search.location);
  return found;
}
function refuseOutage(absence, location) {
  const { why } = absence;
  if (why !== "unreachable" && why !== "forbidden") return;
  const isOutage = why === "unreachable";
  throw new UserError({
    fault: "data",
    where: printable(location),
    what: isOutage ? `GitHub did not give the sweep (${absence.what})` : "the token may not read the sweep",
    fix: isOutage ? "Run the job again." : `Give the job \`permissions: ${absence.permission}\`.`
  });
}
async function find(wanted, place) {
  const location = parseLocation(wanted.location, wanted.arm);
  if (location.kind === "path") return inWorkspace(location.spec, wanted.arm, place);
  const github = requireGitHub(place, wanted.location);
  const name = savedName(place.instance);
  if (location.kind === "ref") return atRef(location, github, wanted.location);
  if (location.kind === "artifact") return inArtifacts(location, github, wanted);
  return wanted.arm === "candidate" ? collected(github, name) : savedBaseline(github, name, wanted.trainedSha);
}
async function inWorkspace(spec, arm, { directory, workspaceSha }) {
  const files = await readLocal(spec, { directory });
  const sha = arm === "candidate" ? workspaceSha : null;
  const source = { kind: "file", location: spec, sha, runUrl: null, createdAt: null };
  const absence = files.length === 0 ? { why: "missing" } : null;
  return { files, source, search: plainSearch(spec, absence) };
}
async function atRef({ ref, path }, { readRef }, location) {
  try {
    const file = await readRef({ ref, path });
    if (file === null) return unsuccessful("ref", location, { why: "missing" });
    const source = { kind: "ref", location, sha: null, runUrl: null, createdAt: null };
    return { files: [file], source, search: plainSearch(location, null) };
  } catch (error) {
    return unsuccessful("ref", location, explainRefusal(error, "contents: read"));
  }
}
function inArtifacts({ runId: runId2, pattern }, github, { arm, location }) {
  return inRun(github, {
    location,
    runId: runId2 ?? github.runId,
    select: (listed) => fittingArtifacts(listed, pattern),
    // What a fork's run made is no baseline; in this very run, both sweeps are of the same making.
    mayBeOfFork: arm === "candidate" || runId2 === null
  });
}
function collected(github, name) {
  return inRun(github, {
    location: `artifact:${name}`,
    runId: github.runId,
    select: (listed) => savedArtifacts(listed, name),
    mayBeOfFork: true
  });
}
async function savedBaseline(github, artifact, trainedSha) {
  const { reader, runId: ownRunId, baseline } = github;
  const found = await findBaseline(reader, { artifact, ownRunId, trainedSha, ...baseline });
  const location = `artifact:${artifact}`;
  if (found.artifact === null) return unsuccessful("artifact", location, found.absence);
  return openArtifacts(github, { location, artifacts: [found.artifact], choice: found.choice });
}
function unsuccessful(kind, location, absence) {
  return {
    files: [],
    source: { kind, location, sha: null, runUrl: null, createdAt: null },
    search: plainSearch(location, absence)
  };
}
async function inRun(github, wanted) {
  const { location, runId: runId2, select, mayBeOfFork } = wanted;
  let listed;
  try {
    listed = await github.reader.artifacts.ofRun(runId2);
  } catch (error) {
    return unsuccessful("artifact", location, explainRefusal(error, "actions: read"));
  }
  const artifacts = select(listed);
  const absence = absenceOf(artifacts, mayBeOfFork);
  if (absence !== null) return unsuccessful("artifact", location, absence);
  return openArtifacts(github, { location, artifacts, shards: countShards(artifacts, listed) });
}
function absenceOf(artifacts, mayBeOfFork) {
  if (artifacts.length === 0) return { why: "missing" };
  if (!mayBeOfFork && artifacts.some(({ run }) => run?.isOfFork ?? true)) return { why: "of-fork" };
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired === void 0) return null;
  return { why: "expired", sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
}
async function openArtifacts(github, opening) {
  const { location, artifacts, choice = null, shards = null } = opening;
  const files = await download(github, artifacts);
  if (!Array.isArray(files)) return unsuccessful("artifact", location, files);
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  return {
    files,
    source: {
      kind: "artifact",
      location,
      // Of a saved baseline; other artifacts say themselves what was trained.
      sha: choice && run ? run.headSha : null,
      runUrl: run && github.runUrl(run.id),
      createdAt
    },
    search: {
      location,
      absence: files.length === 0 ? { why: "empty" } : null,
      artifacts: artifacts.map(({ name }) => name),
      choice,
      age: createdAt === null ? null : Math.max(0, (github.now - Date.parse(createdAt)) / 1e3),
      shards
    }
  };
}
async function download({ reader }, artifacts) {
  try {
    return await readArtifacts(reader.artifacts, artifacts);
  } catch (error) {
    return explainRefusal(error, "actions: read");
  }
}

// src/read/ref-file.ts
async function readRefFile(client, repository, { ref, path }) {
  const where = `${printablePath(path)} at ${printable(ref)}`;
  if (!isPlainPath(path) || path.endsWith("/")) throw strangePath(where);
  const place = { repository, ref, path };
  try {
    const content = await readContent(client, place, { mostBytes: MAX_FILE_BYTES });
    if (content.kind === "folder") throw notAFile(where);
    return content.kind === "missing" ? null : toSourceFile(content.bytes, path, where);
  } catch (error) {
    throw explainDownload(error, where);
  }
}
function strangePath(where) {
  return new UserError({
    fault: "settings",
    where,
    what: "is no path in a repository",
    fix: "Write it relative to the top of the repository, with forward slashes."
  });
}
function notAFile(where) {
  return new UserError({ fault: "data", where, what: "is not a file", fix: "Name one file." });
}

export {
  printable,
  printablePath,
  printableLines,
  printableJson,
  isEmptyFile,
  encodedName,
  refusalOf,
  isUnanswered,
  RETRY_POLICY,
  retry,
  withDeadline,
  branchOf,
  checkRuns,
  createClient,
  commentThread,
  pullsWithHead,
  pullNow,
  githubReader,
  TRUSTED_EVENTS,
  runLookup,
  workflowFile,
  naturalOrder,
  META_FILE,
  isMetaFile,
  listLocal,
  localPlace,
  plainSearch,
  savedName,
  findSweep,
  readRefFile
};
