"""The same rows as bench/parts/sheets/work.ts, written by XlsxWriter in constant memory; or a file read by openpyxl, read-only.

Prints a line of JSON: seconds of wall time, of processor time, and by how many bytes the process grew.
"""

import datetime
import json
import resource
import sys
import time


def kilobytes():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def write(path, count):
    import xlsxwriter

    book = xlsxwriter.Workbook(path, {"constant_memory": True})
    sheet = book.add_worksheet("报名")
    bold = book.add_format({"bold": True})
    money = book.add_format({"num_format": "#,##0.00"})
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    moment = book.add_format({"num_format": "yyyy-mm-dd hh:mm:ss"})
    sheet.freeze_panes(1, 0)
    for column in range(20):
        sheet.write_string(0, column, f"列{column + 1}", bold)
    first = datetime.datetime(2026, 1, 1, 8)
    for index in range(count):
        row = index + 1
        for column in range(14):
            sheet.write_string(row, column, f"北京市第{index}医院心内科 {column} & 张三")
        sheet.write_number(row, 14, index)
        sheet.write_number(row, 15, index / 7)
        sheet.write_number(row, 16, (index * 101) / 100, money)
        sheet.write_datetime(row, 17, datetime.datetime(2026, 5, 1 + index % 28), day)
        sheet.write_datetime(row, 18, first + datetime.timedelta(minutes=index), moment)
        sheet.write_boolean(row, 19, index % 2 == 0)
    sheet.autofilter(0, 0, count, 19)
    book.close()


def read(path, _count):
    import openpyxl

    book = openpyxl.load_workbook(path, read_only=True)
    cells = 0
    for row in book.worksheets[0].iter_rows(values_only=True):
        cells += len(row)
    book.close()


work = {"write": write, "read": read}[sys.argv[1]]
if sys.argv[1] == "write":
    import xlsxwriter  # noqa: F401  loading is not counted
else:
    import openpyxl  # noqa: F401
before = kilobytes()
cpu = time.process_time()
began = time.perf_counter()
work(sys.argv[2], int(sys.argv[3]))
print(
    json.dumps(
        {
            "seconds": time.perf_counter() - began,
            "cpu": time.process_time() - cpu,
            "grown": (kilobytes() - before) * 1024,
        }
    )
)
